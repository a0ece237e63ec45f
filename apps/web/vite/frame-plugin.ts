import type { Plugin } from 'vite';
import { build } from 'vite';

const suffix = '?frame';

/**
 * `import program from './main.ts?frame'`: a module with all that it imports, as the text of one
 * classic script. The sandbox loads no files: the house hands it its program.
 */
export function framePlugin(): Plugin {
  return {
    name: 'frame-program',
    async load(id) {
      if (!id.endsWith(`.ts${suffix}`)) return undefined;
      const { code, modules } = await bundle(id.slice(0, -suffix.length));
      for (const module of modules) this.addWatchFile(module);
      return `export default ${JSON.stringify(code)};`;
    },
  };
}

async function bundle(entry: string) {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'baseline-widely-available',
      lib: { entry, formats: ['iife'], name: 'hbgProgram' },
    },
  });
  const [result] = [built].flat();
  const chunk = result && 'output' in result ? result.output[0] : undefined;
  if (!chunk) throw new Error(`${entry} was built to nothing.`);
  return { code: chunk.code, modules: chunk.moduleIds };
}
