import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { passOn, planted, withFault } from '#prove/planting.ts';
import type { Fault } from '#prove/proof.ts';

const ROOT = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'bayan-planting-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const fault: Fault = {
  name: 'nobody is a member',
  file: 'domain/src/profiles/actor.ts',
  find: "actor.role !== null && actor.standing === 'active'",
  replace: 'false',
};

/** Asks in a process of its own, and in a process that this one starts, whether an administrator is a member. */
const ASK = `
  const { isMember } = await import('@bayan/domain/profiles/actor');
  console.log(isMember({ role: 'admin', standing: 'active' }));
  if (process.argv[1] === 'again') {
    const { execFileSync } = await import('node:child_process');
    process.stdout.write(execFileSync(process.execPath, ['--input-type=module', '-e', process.env.ASK, 'once']));
  }`;
const ask = (env: Record<string, string>) =>
  execFileSync(process.execPath, ['--input-type=module', '-e', ASK, 'again'], {
    cwd: join(ROOT, 'server'),
    env: { PATH: process.env.PATH, ASK, ...env },
  })
    .toString()
    .trim()
    .split('\n');

test('a planted fault is in the process and in those it starts, and leaves a mark', () => {
  const mark = join(folder, 'mark');
  expect(ask(planted(fault, mark))).toEqual(['false', 'false']);
  expect(existsSync(mark)).toBe(true);
  expect(ask({})).toEqual(['true', 'true']);
});

test('a fault whose file is never loaded leaves no mark', () => {
  const mark = join(folder, 'no-mark');
  expect(ask(planted({ ...fault, file: 'domain/src/sessions/session.policy.ts' }, mark))).toEqual([
    'true',
    'true',
  ]);
  expect(existsSync(mark)).toBe(false);
});

test('a fault is put where its text stands, and nowhere else', () => {
  const text = 'if (mine) show();';
  expect(withFault(text, { ...fault, find: 'mine', replace: '$&true' })).toBe('if ($&true) show();');
  expect(() => withFault(text, { ...fault, find: 'yours' })).toThrow('is not in');
  expect(() => withFault(text + text, { ...fault, find: 'mine' })).toThrow('is 2 times in');
});

test('what a process of its own environment must be handed is named, and nothing else', () => {
  const env = planted(fault, 'mark');
  expect(passOn({ ...env, PATH: '/bin', AUTH_SIGNING_KEYS: 'secret' })).toEqual(env);
  expect(passOn({ PATH: '/bin' })).toEqual({});
});
