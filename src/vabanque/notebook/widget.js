// The table in a notebook, as https://anywidget.dev defines widgets: what it shows follows from the model alone.
const STYLE = `
.vabanque { max-width: 960px; display: grid; gap: 0.6rem; font: 14px/1.4 system-ui, sans-serif; }
.vabanque svg { width: 100%; height: auto; border-radius: 8px; display: block; }
.vabanque h3, .vabanque p { margin: 0; }
.vabanque .moves, .vabanque .typed { display: flex; flex-wrap: wrap; gap: 0.4rem; }
.vabanque [hidden] { display: none; }
.vabanque button { min-height: 2.75rem; padding: 0.3rem 0.8rem; border: 1px solid #8a5a00; border-radius: 8px;
  background: #fff8e6; color: #1b1430; font: inherit; text-align: left; cursor: pointer; }
.vabanque button b { margin-right: 0.5em; }
.vabanque button:disabled { opacity: 0.5; cursor: default; }
.vabanque button:focus-visible { outline: 3px solid #8a5a00; outline-offset: 2px; }
.vabanque .refusal { color: #b00020; }
.vabanque ol { margin: 0; padding-left: 1.6rem; max-height: 10rem; overflow: auto; }
`;

const made = (name, properties = {}, ...parts) => {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...parts);
  return element;
};

function render({ model, el }) {
  const picture = made("div");
  const asked = made("h3", { ariaLive: "polite" });
  const refusal = made("p", { className: "refusal" });
  refusal.setAttribute("role", "alert");
  const moves = made("div", { className: "moves" });
  const typed = made("form", { className: "typed" });
  const story = made("ol");
  el.append(made("div", { className: "vabanque" }, made("style", {}, STYLE), picture, asked, moves, typed, refusal, story));

  const push = (move) => model.send({ do: "push", move });
  const labels = () => model.get("labels");

  function drawTable() {
    picture.innerHTML = model.get("picture"); // drawn by the library, which escapes every name
    asked.textContent = model.get("typed") || model.get("asked");
    moves.replaceChildren(
      ...model.get("choices").map(({ move, brings }) =>
        made("button", { type: "button", onclick: () => push(move) }, made("b", {}, move), brings),
      ),
      made("button", {
        type: "button",
        className: "undo",
        disabled: !model.get("can_undo"),
        onclick: () => model.send({ do: "undo" }),
      }, labels().undo),
    );
    typed.hidden = !model.get("typed");
    story.replaceChildren(...model.get("story").map((line) => made("li", {}, line)));
    story.scrollTop = story.scrollHeight;
    refusal.textContent = model.get("refusal");
  }
  const field = made("input", { ariaLabel: labels().enter });
  typed.append(field, made("button", {}, labels().enter));
  typed.onsubmit = (event) => {
    event.preventDefault();
    push(field.value);
    field.value = "";
  };
  const parts = ["picture", "asked", "choices", "typed", "story", "refusal", "can_undo"];
  for (const part of parts) model.on(`change:${part}`, drawTable);
  drawTable();
  return () => parts.forEach((part) => model.off(`change:${part}`, drawTable));
}

export default { render };
