import { registerHooks } from 'node:module';
import { faulty, plantedHere } from './planting.ts';

/** Preloaded by `--import`: puts the faults of the environment into their files while those are loaded. */
const here = plantedHere(process.env);
const root = new URL('..', import.meta.url).href;
const targets = new Set(here.faults.map(({ file }) => root + file));
if (targets.size > 0) {
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      if (!targets.has(url)) return loaded;
      const text = Buffer.from(loaded.source as Uint8Array).toString();
      return { ...loaded, source: faulty(url.slice(root.length), text, here) ?? text };
    },
  });
}
