// A Python console on a page of the documentation (docs/console.md). Nothing is loaded before somebody asks for it.
const place = document.getElementById("console");
const [start, ended] = place.querySelectorAll("button");
const log = place.querySelector("pre");
const form = place.querySelector("form");
const line = form.querySelector("input");
const prompt = form.querySelector("label");
const past = [];
let at = 0;
let worker = null;
let answered = () => undefined;

const write = (text, kind = "") => {
  const part = document.createElement("span");
  part.className = kind;
  part.textContent = text;
  log.append(part);
  log.scrollTop = log.scrollHeight;
};

function begin() {
  if (location.protocol === "file:") {
    write("Browsers run no Python on pages opened from disk. Serve the folder: python -m http.server -d site\n", "bad");
    return;
  }
  worker?.terminate();
  log.textContent = "";
  start.disabled = true;
  write("Fetching Python, about eight megabytes …\n");
  worker = new Worker(new URL("console-worker.js", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }) => hear(data);
  worker.onerror = () => hear({ broken: "The console could not be started." });
}

function hear({ ready, broken, printed, more }) {
  if (broken !== undefined) {
    write(`${broken}\n`, "bad");
    start.disabled = false;
    return;
  }
  if (ready) {
    log.textContent = "";
    write("Python is here. Type a line, or click one of the examples below.\n");
    form.hidden = ended.hidden = false;
    start.hidden = true;
    line.focus();
  } else {
    write(printed);
    prompt.textContent = more ? "..." : ">>>";
    line.disabled = false;
    line.focus();
  }
  answered();
}

/** Type a line, and wait for what Python says. */
function say(text) {
  write(`${prompt.textContent} ${text}\n`, "said");
  line.value = "";
  line.disabled = true;
  return new Promise((resolve) => {
    answered = resolve;
    worker.postMessage(text);
  });
}

start.onclick = begin;
ended.onclick = () => {
  prompt.textContent = ">>>";
  line.disabled = false;
  begin();
};
form.onsubmit = (event) => {
  event.preventDefault();
  if (line.disabled) return;
  past.push(line.value);
  at = past.length;
  void say(line.value);
};
line.onkeydown = (event) => {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (!step) return;
  event.preventDefault();
  at = Math.max(0, Math.min(past.length, at + step));
  line.value = past[at] ?? "";
};
// Examples: each line of a block is typed.
for (const block of document.querySelectorAll(".try pre")) {
  const button = document.createElement("button");
  button.className = "md-button";
  button.textContent = "Run this";
  button.onclick = async () => {
    if (form.hidden || line.disabled) return;
    for (const text of block.textContent.trimEnd().split("\n")) await say(text);
  };
  block.closest(".highlight")?.after(button) ?? block.after(button);
}
