import { afterAll, vi } from 'vitest';

/**
 * The files of a run share their processes: none may find what another has left there. Each that leaves something is told
 * so by name.
 */
interface Surroundings {
  readonly env: ReadonlyMap<string, unknown>;
  readonly globals: ReadonlyMap<string, unknown>;
  readonly folder: string;
}

/** Set by the test runner, and by the library of pictures when the first one is opened. */
const NOT_OURS = /^VITEST|^VIPSHOME$/;

/** Those that Node makes when first asked for have no value until then. */
const look = (): Surroundings => ({
  env: new Map(Object.entries(process.env).filter(([name]) => !NOT_OURS.test(name))),
  globals: new Map(
    Object.entries(Object.getOwnPropertyDescriptors(globalThis))
      .filter(([name]) => !name.startsWith('__'))
      .map(([name, { value, get }]) => [name, value ?? get]),
  ),
  folder: process.cwd(),
});

const changed = (before: ReadonlyMap<string, unknown>, after: ReadonlyMap<string, unknown>) =>
  [...new Set([...before.keys(), ...after.keys()])].filter(
    name => !Object.is(before.get(name), after.get(name)),
  );

/** Who serves over a socket gets quicker ones in their place, for the whole process. */
const REPLACED = ['Request', 'Response'] as const;
const found = REPLACED.map(name => [name, Object.getOwnPropertyDescriptor(globalThis, name) ?? {}] as const);
const before = look();

afterAll(() => {
  for (const [name, descriptor] of found) Object.defineProperty(globalThis, name, descriptor);
  const after = look();
  const left = [
    ...changed(before.env, after.env).map(name => `the environment's ${name}`),
    ...changed(before.globals, after.globals).map(name => `the global ${name}`),
    ...(before.folder === after.folder ? [] : ['the working folder']),
    ...(vi.isFakeTimers() ? ['fake timers'] : []),
  ];
  if (left.length > 0) throw new Error(`this file leaves behind: ${left.join(', ')}`);
});
