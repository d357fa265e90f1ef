import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createLogSink } from '#log/log-sink.ts';

const failure = (code: string) => Object.assign(new Error(code), { code });

/** A sink that keeps what is written; each write takes as many bytes as the next of these says, or fails with it. */
function createStage(...outcomes: (number | string)[]) {
  const written: string[] = [];
  const sink = createLogSink(bytes => {
    const outcome = outcomes.shift() ?? bytes.length;
    if (typeof outcome === 'string') throw failure(outcome);
    written.push(bytes.toString('utf8', 0, outcome));
    return outcome;
  });
  return { sink, written };
}

test('the lines of one turn are written at once, at its end', async () => {
  const { sink, written } = createStage();
  sink.write('one\n');
  await Promise.resolve();
  sink.write('two\n');
  expect(written).toEqual([]);
  await turn();
  expect(written).toEqual(['one\ntwo\n']);
  sink.write('three\n');
  await turn();
  expect(written).toEqual(['one\ntwo\n', 'three\n']);
});

test('a reader who takes a part, or none for a while, gets all of it in the end', async () => {
  const { sink, written } = createStage(2, 'EAGAIN', 3, 'EAGAIN');
  sink.write('a line of text\n');
  await turn();
  expect(written.join('')).toBe('a line of text\n');
});

test.each(['EPIPE', 'ENOSPC'])('after %s the next line is tried all the same', async code => {
  const { sink, written } = createStage(code);
  sink.write('lost\n');
  await turn();
  sink.write('kept\n');
  await turn();
  expect(written).toEqual(['kept\n']);
});

test.each(['process.exit(3)', "throw new Error('unforeseen')"])('%s loses no line', end => {
  const log = join(import.meta.dirname, '../src/log/log.ts');
  const code = `import { createLog } from ${JSON.stringify(log)}; createLog('info').info('the last words'); ${end};`;
  const run = () =>
    execFileSync(process.execPath, ['--input-type=module', '-e', code], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  expect(run).toThrow(expect.objectContaining({ stdout: expect.stringContaining('the last words') }));
});
