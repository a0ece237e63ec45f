import { python } from '../programs/program-case.ts';
import { byItself, type HostileCase } from './hostile-case.ts';

/** All ways that are known from Python to something of JavaScript. */
const reach = python`
  import sys, gc

  def alles_von_javascript():
      rahmen = sys._getframe()
      while rahmen:
          yield from rahmen.f_locals.values()
          yield from rahmen.f_globals.values()
          rahmen = rahmen.f_back
      for modul in list(sys.modules.values()):
          yield from list(getattr(modul, "__dict__", {}).values())
      for finder in sys.meta_path:
          yield from getattr(finder, "jsproxies", {}).values()
      yield from gc.get_objects()
`;

/** With code of their own, JavaScript's objects give all of it; a wall may forbid to build code. */
const build = python`
  def finde_funktion():
      fehler = RuntimeError("kein JavaScript")
      for ding in list(alles_von_javascript()):
          if type(ding).__name__ != "JsProxy":
              continue
          try:
              ding.constructor.constructor("return 1")()
              return ding.constructor.constructor
          except BaseException as e:
              fehler = e
      raise fehler

  funktion = finde_funktion()

  def js(code):
      return funktion("return (" + code + ")")()
`;

function throughProxies(code: string): string {
  return `${reach}\n\n${code}`;
}

function throughJavaScript(code: string): string {
  return throughProxies(`${build}\n\n${code}`);
}

const refused = { held: 'refused', allowedKinds: byItself } as const;
const broken = {
  held: 'refused',
  allowedKinds: ['finished', 'python-error', 'crashed', 'timed-out', 'stopped'],
} as const;

export const javascript: readonly HostileCase[] = [
  {
    title: 'imports JavaScript by all names',
    code: python`
      for name in "js", "pyodide_js", "pyodide_js._api", "pyodide_js._module", "pyodide.code", "pyodide.http", "_pyodide_core":
          try:
              modul = __import__(name, fromlist=["x"])
              print("DURCH", modul.globalThis)
          except (ImportError, AttributeError) as e:
              print(type(e).__name__)
    `,
    ...refused,
    allowedKinds: ['finished'],
  },
  {
    title: 'runs JavaScript by the engine',
    code: 'from pyodide.code import run_js\nprint("DURCH", run_js("1 + 1"))',
    ...refused,
    errorType: 'ModuleNotFoundError',
  },
  {
    title: 'takes away the lock before the modules of the engine',
    code: python`
      import sys, importlib
      sys.meta_path[:] = [f for f in sys.meta_path if "hbg" not in type(f).__module__]
      for name in list(sys.modules):
          if "pyodide" in name or name == "js": del sys.modules[name]
      for name in "js", "pyodide_js", "pyodide.code":
          try:
              modul = importlib.import_module(name)
              modul.Deno.readTextFileSync("/etc/passwd")
              print("DURCH")
          except BaseException as e:
              print(type(e).__name__)
    `,
    ...refused,
  },
  {
    title: 'loads the core of the engine a second time',
    code: python`
      import importlib.machinery as m
      kern = m.BuiltinImporter.load_module("_pyodide_core")
      print([n for n in dir(kern) if "js" in n.lower()][:3])
      kern.run_js("Deno.readTextFileSync('/etc/passwd')")
      print("DURCH")
    `,
    held: 'refused',
    allowedKinds: ['python-error', 'crashed'],
  },
  {
    title: 'searches all that JavaScript shows for the way to its globals',
    code: throughProxies(python`
      gesehen, offen = [], [d for d in alles_von_javascript() if type(d).__name__ == "JsProxy"]
      objekt = offen[0].constructor
      while offen and len(gesehen) < 3000:
          ding = offen.pop(0)
          if any(ding == anderes for anderes in gesehen): continue
          gesehen.append(ding)
          try:
              namen = list(objekt.getOwnPropertyNames(ding))
              offen.append(objekt.getPrototypeOf(ding))
          except BaseException:
              continue
          for name in namen:
              if name in ("Deno", "process", "readTextFileSync", "fetch", "globalThis"): print("gefunden", name)
              try:
                  wert = getattr(ding, name)
                  if name == "Deno": print("DURCH", wert.readTextFileSync("/etc/passwd"))
                  if type(wert).__name__ == "JsProxy": offen.append(wert)
              except BaseException:
                  pass
    `),
    held: 'refused',
    allowedKinds: ['finished', 'python-error', 'timed-out', 'crashed'],
  },
  {
    title: 'reads a file by JavaScript',
    code: throughJavaScript('print("DURCH", js("Deno.readTextFileSync(\'/etc/passwd\')"))'),
    ...refused,
  },
  {
    title: 'reads what the process knows of itself by JavaScript',
    code: throughJavaScript(python`
      for datei in "/proc/self/environ", "/proc/self/cmdline", "/proc/self/maps", "/proc/1/environ", "/etc/hostname":
          try:
              print("DURCH", js(f"Deno.readTextFileSync('{datei}')"))
          except BaseException as e:
              print(type(e).__name__)
    `),
    ...refused,
  },
  {
    title: 'reads the environment by JavaScript',
    code: throughJavaScript(
      'print("DURCH", js("JSON.stringify(Deno.env.toObject()) + JSON.stringify(process.env)"))',
    ),
    ...refused,
    mustNotPrint: /PASSWORD|DATABASE_URL|AI_API_KEY/,
    allowedKinds: ['python-error'],
  },
  {
    title: 'starts a process by JavaScript',
    code: throughJavaScript(python`
      for weg in "new Deno.Command('id').outputSync()", "process.getBuiltinModule('child_process').execSync('id')", "require('child_process').execSync('id')":
          try:
              print("DURCH", js(weg))
          except BaseException as e:
              print(type(e).__name__)
    `),
    ...refused,
  },
  {
    title: 'calls the server and the world by JavaScript',
    code: throughJavaScript(python`
      import asyncio
      async def los():
          for weg in (
              "fetch('http://127.0.0.1:3000/api/health').then((r) => r.text())",
              "fetch('https://example.com').then((r) => r.text())",
              "fetch('file:///etc/passwd').then((r) => r.text())",
              "Deno.connect({port: 3000})",
              "Deno.resolveDns('example.com', 'A')",
              "new Promise((gut, schlecht) => { const w = new WebSocket('ws://127.0.0.1:3000'); w.onopen = gut; w.onerror = () => schlecht(new Error('zu')) })",
          ):
              try:
                  print("DURCH", await js(weg))
              except BaseException as e:
                  print(type(e).__name__)
      asyncio.run(los())
    `),
    ...refused,
  },
  {
    title: 'imports modules from elsewhere by JavaScript',
    code: throughJavaScript(python`
      import asyncio
      async def los():
          for woher in "https://deno.land/std/version.ts", "npm:lodash", "jsr:@std/fs", "file:///etc/passwd", "data:text/javascript,export default Deno.readTextFileSync('/etc/passwd')":
              try:
                  print("DURCH", (await js(f"import(\"{woher}\")")).default)
              except BaseException as e:
                  print(type(e).__name__)
      asyncio.run(los())
    `),
    ...refused,
  },
  {
    title: 'writes files by JavaScript',
    code: throughJavaScript(python`
      for wohin in "/tmp/hbg-einbruch", "/etc/hbg-einbruch", "./hbg-einbruch":
          try:
              js(f"Deno.writeTextFileSync('{wohin}', 'x')")
              print("DURCH", wohin)
          except BaseException as e:
              print(type(e).__name__)
    `),
    ...refused,
  },
  {
    title: 'destroys the engine for the next program by JavaScript',
    code: throughJavaScript(python`
      for weg in "Deno.removeSync(Deno.args[0], {recursive: true})", "Deno.writeTextFileSync(Deno.args[0] + 'pyodide.js', '')", "Deno.truncateSync(Deno.args[0] + 'snapshot.bin')":
          try:
              js(weg)
              print("DURCH", weg)
          except BaseException as e:
              print(type(e).__name__)
    `),
    ...refused,
  },
  {
    title: 'calls C and kills processes by JavaScript',
    code: throughJavaScript(python`
      for weg in "Deno.dlopen('libc.so.6', {system: {parameters: ['buffer'], result: 'i32'}})", "Deno.kill(Deno.ppid, 'SIGKILL')", "process.kill(1, 'SIGKILL')", "Deno.hostname()":
          try:
              print("DURCH", js(weg))
          except BaseException as e:
              print(type(e).__name__)
    `),
    ...refused,
  },
  {
    title: 'asks for more permissions by JavaScript',
    code: throughJavaScript(python`
      for name in "read", "net", "env", "run", "write", "ffi":
          try:
              if js("Deno.permissions.requestSync({name: '" + name + "'}).state") == "granted": print("DURCH", name)
          except BaseException as e:
              print(type(e).__name__)
    `),
    ...refused,
  },
  {
    title: 'ends the process by JavaScript',
    code: throughJavaScript('print("vorher", flush=True)\njs("Deno.exit(0)")'),
    ...broken,
  },
  {
    title: 'loops in JavaScript, where nothing interrupts',
    code: throughJavaScript('js("(() => { for (;;); })()")'),
    held: 'ended',
    allowedKinds: ['timed-out', 'crashed', 'python-error'],
  },
  {
    title: 'fills the memory of JavaScript',
    code: throughJavaScript(
      'js("(() => { const a = []; for (;;) a.push(new Array(1e6).fill(a.length)); })()")',
    ),
    held: 'ended',
    allowedKinds: ['out-of-memory', 'crashed', 'timed-out', 'python-error'],
  },
  {
    title: 'fills the memory beside JavaScript',
    code: throughJavaScript(
      'js("(() => { const a = []; for (;;) a.push(new Uint8Array(5e7).fill(1)); })()")',
    ),
    held: 'ended',
    allowedKinds: ['out-of-memory', 'crashed', 'timed-out', 'python-error'],
  },
  {
    title: 'starts workers without end by JavaScript',
    code: throughJavaScript(python`
      import time
      js("(() => { for (let i = 0; i < 50; i++) new Worker('data:text/javascript,for(;;);', {type: 'module'}) })()")
      time.sleep(60)
    `),
    held: 'ended',
    allowedKinds: ['out-of-memory', 'crashed', 'timed-out', 'python-error'],
  },
  {
    title: 'writes a forged end of the run by JavaScript',
    code: throughJavaScript(python`
      js("Deno.stdout.writeSync(new TextEncoder().encode(JSON.stringify({kind: 'ended', ending: {kind: 'finished', exitCode: 0}}) + '\\n'))")
      while True: pass
    `),
    held: 'ended',
    allowedKinds: ['finished', 'timed-out', 'python-error', 'crashed'],
  },
  {
    title: 'writes rubbish into the channel of the reports by JavaScript',
    code: throughJavaScript(python`
      js("(() => { for (let i = 0; i < 100; i++) Deno.stdout.writeSync(new Uint8Array(60000).fill(123)) })()")
      print("danach")
    `),
    ...broken,
  },
  {
    title: 'swaps the clock, JSON and the text encoder of JavaScript',
    code: throughJavaScript(python`
      js("(() => { performance.now = () => 0; Date.now = () => 0; JSON.stringify = () => '{}'; globalThis.TextEncoder = null; globalThis.setTimeout = (f) => f() })()")
      while True: pass
    `),
    held: 'ended',
    allowedKinds: ['timed-out', 'crashed', 'python-error'],
  },
  {
    title: 'digs in the memory of the engine',
    code: throughJavaScript(python`
      js("(() => { const m = Object.values(globalThis).find((w) => w?._module)?._module; m?.HEAPU8.fill(255) })()")
      print("danach")
    `),
    ...broken,
  },
];

/** Those that get on only where JavaScript may build code; then the other walls have to hold. */
export const withOwnCode = javascript.filter(({ code }) => code.includes(build));

export const answerOfJavaScript = throughJavaScript('print(js("6 * 7"))');
