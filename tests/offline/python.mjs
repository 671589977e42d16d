// Runs Python code as the browser does: Pyodide, and our package from the kit.
//   node tests/offline/python.mjs CODE.py [arguments of the code]
import { readFile } from 'node:fs/promises';

const root = new URL('../../', import.meta.url);
const { loadPyodide } = await import(new URL('web/node_modules/pyodide/pyodide.mjs', root).href);
const kit = JSON.parse(await readFile(new URL('src/vabanque/web/kit/kit.json', root), 'utf8'));
const [code, ...given] = process.argv.slice(2);
const python = await loadPyodide({ lockFileContents: JSON.stringify({
  info: { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten', python: '3.14.2', version: '' },
  packages: {},
}) });
const archive = await readFile(new URL(`src/vabanque/web/kit/${kit.package}`, root));
python.unpackArchive(new Uint8Array(archive), 'zip', { extractDir: '/vabanque' });
python.globals.set('given', python.toPy(given));
python.runPython(`import sys\nsys.path.insert(0, "/vabanque")\nsys.argv = ["", *given]`);
python.runPython(await readFile(code, 'utf8'));
