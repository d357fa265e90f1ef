import type { Fault } from './proof.ts';

/** Text of a file with the mistake in it. A fault that fits nowhere, or in two places, would prove nothing. */
export function withFault(text: string, { file, find, replace }: Fault): string {
  const pieces = text.split(find);
  if (pieces.length === 2) return pieces.join(replace);
  const places = pieces.length === 1 ? 'is not in' : `is ${pieces.length - 1} times in`;
  throw new Error(`what the fault replaces ${places} ${file}: ${find}`);
}

const FAULT = 'PLANTED_FAULT';
const MARK = 'PLANTED_MARK';
const PLANT = new URL('plant.ts', import.meta.url).href;

/** The environment in which every Node process, and every one that it starts, loads the file with the fault in it. */
export const planted = (fault: Fault, markFile: string): Record<string, string> => ({
  [FAULT]: JSON.stringify(fault),
  [MARK]: markFile,
  NODE_OPTIONS: `--import=${PLANT}`,
});

/** What a process that gets an environment of its own must be handed, so that the fault reaches it too. */
export const passOn = (env: NodeJS.ProcessEnv = process.env): Record<string, string> =>
  Object.fromEntries([FAULT, MARK, 'NODE_OPTIONS'].flatMap(name => (env[name] ? [[name, env[name]]] : [])));

export function plantedHere(env: NodeJS.ProcessEnv): { fault: Fault; markFile: string } | null {
  const { [FAULT]: fault, [MARK]: markFile } = env;
  return fault && markFile ? { fault: JSON.parse(fault) as Fault, markFile } : null;
}
