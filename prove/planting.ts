import { writeFileSync } from 'node:fs';
import type { Fault } from './proof.ts';

/** Text of a file with the mistake in it. A fault that fits nowhere, or in two places, would prove nothing. */
export function withFault(text: string, { file, find, replace }: Fault): string {
  const pieces = text.split(find);
  if (pieces.length === 2) return pieces.join(replace);
  const places = pieces.length === 1 ? 'is not in' : `is ${pieces.length - 1} times in`;
  throw new Error(`what the fault replaces ${places} ${file}: ${find}`);
}

const FAULTS = 'PLANTED_FAULT';
const MARK = 'PLANTED_MARK';
const PLANT = new URL('plant.ts', import.meta.url).href;

/**
 * The environment in which every Node process, and every one that it starts, loads the file with the fault in it, on top
 * of what is planted here already.
 */
export const planted = (fault: Fault, markFile: string): Record<string, string> => ({
  [FAULTS]: JSON.stringify([...plantedHere(process.env).faults, fault]),
  [MARK]: markFile,
  NODE_OPTIONS: `--import=${PLANT}`,
});

/** What a process that gets an environment of its own must be handed, so that the fault reaches it too. */
export const passOn = (env: NodeJS.ProcessEnv = process.env): Record<string, string> =>
  Object.fromEntries([FAULTS, MARK, 'NODE_OPTIONS'].flatMap(name => (env[name] ? [[name, env[name]]] : [])));

interface Planted {
  readonly faults: readonly Fault[];
  /** Where it is noted that the last of them was loaded. */
  readonly markFile: string;
}

export function plantedHere({ [FAULTS]: faults = '[]', [MARK]: markFile = '' }: NodeJS.ProcessEnv): Planted {
  return { faults: JSON.parse(faults) as Fault[], markFile };
}

/** What a loader makes of a file's text: with the faults that belong there, or null where none does. */
export function faulty(path: string, text: string, { faults, markFile }: Planted): string | null {
  const own = faults.filter(({ file }) => file === path);
  if (own.length === 0) return null;
  if (own.includes(faults.at(-1) as Fault)) writeFileSync(markFile, '');
  return own.reduce(withFault, text);
}
