// Python for the console: Pyodide and the package, from the same files with which a device plays without a server.
const base = new URL("kit/", import.meta.url);

const fetched = async (address) => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
};

async function begin() {
  const kit = await (await fetched(new URL("kit.json", base))).json();
  const runtime = new URL(kit.runtime, base).href;
  const plain = self.fetch;
  // Python itself lies there compressed, because not every web server compresses what it sends.
  self.fetch = async (wanted, options) => {
    const address = String(wanted instanceof Request ? wanted.url : wanted);
    if (!address.startsWith(runtime) || !address.endsWith(".wasm")) return plain(wanted, options);
    const content = (await plain(`${address}.gz`)).body.pipeThrough(new DecompressionStream("gzip"));
    return new Response(content, { headers: { "content-type": "application/wasm" } });
  };
  const { loadPyodide } = await import(`${runtime}pyodide.mjs`);
  const info = { abi_version: "2026_0", arch: "wasm32", platform: "emscripten", python: "3.14.2", version: "" };
  const python = await loadPyodide({ indexURL: runtime, lockFileContents: JSON.stringify({ info, packages: {} }) });
  const archive = await (await fetched(new URL(kit.package, base))).arrayBuffer();
  python.unpackArchive(archive, "zip", { extractDir: "/vabanque" });
  return python.runPython(`
import sys
from code import InteractiveConsole
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO

sys.path.insert(0, "/vabanque")
console = InteractiveConsole({"__name__": "__console__"})

def push(line):
    """What Python prints after this line, and whether it waits for another one."""
    printed = StringIO()
    more = False
    with redirect_stdout(printed), redirect_stderr(printed):
        try:
            more = console.push(line)
        except SystemExit:
            print("This console ends with its page.")
    return [printed.getvalue(), more]

push`);
}

const push = begin();
push.then(
  () => postMessage({ ready: true }),
  (error) => postMessage({ broken: String(error) }),
);
onmessage = async ({ data }) => {
  const [printed, more] = (await push)(data).toJs();
  postMessage({ printed, more });
};
