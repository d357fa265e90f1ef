import { writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { plantedHere, withFault } from './planting.ts';

/** Preloaded by `--import`: puts the fault of the environment into its file while that is loaded. */
const here = plantedHere(process.env);
if (here) {
  const { fault, markFile } = here;
  const target = new URL(`../${fault.file}`, import.meta.url).href;
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      if (url !== target) return loaded;
      const text = Buffer.from(loaded.source as Uint8Array).toString();
      writeFileSync(markFile, '');
      return { ...loaded, source: withFault(text, fault) };
    },
  });
}
