import { exitIfInterrupted } from '#scripts/setup/child-process.mjs';
import { SetupError } from '#scripts/setup/setup-error.mjs';
import { BUDGETS } from './budgets.mjs';
import { clock, progressLine } from './progress-line.mjs';
import { sideBySide } from './side-by-side.mjs';

async function attempt(work) {
  try {
    return await work();
  } catch (error) {
    const words = error instanceof SetupError ? error.message : (error.stack ?? String(error));
    return { passed: 0, failed: 1, lines: [words.split('\n', 1)[0]], output: words };
  }
}

const verdict = ({ passed, failed }) =>
  failed > 0 ? `${failed} failed, ${passed} passed` : `${passed} passed`;

function show(result) {
  if (result.output) process.stdout.write(`${result.output.trimEnd()}\n`);
  console.log(`${result.name}: ${verdict(result)}, ${clock(result.milliseconds)}`);
}

/** Runs a step under the eyes of whoever waits for it. */
export async function runStep(name, work) {
  const line = progressLine(name, BUDGETS[name]);
  const result = await attempt(() => work(line.tell));
  const milliseconds = line.end();
  exitIfInterrupted();
  const finished = { name, milliseconds, ...result };
  show(finished);
  return finished;
}

/** Many small checks as one step, side by side; each that fails shows what it printed. */
export const runChecks = (name, checks) =>
  runStep(name, async tell => {
    let done = 0;
    const results = await sideBySide(
      checks.map(check => async () => {
        const result = await attempt(() => check.run({}));
        done += 1;
        tell(`${done} of ${checks.length}`);
        return { ...result, name: check.name };
      }),
    );
    return {
      passed: results.reduce((sum, { passed }) => sum + passed, 0),
      failed: results.reduce((sum, { failed }) => sum + failed, 0),
      lines: results.flatMap(({ lines = [] }) => lines),
      output: results.map(({ name: title, output }) => (output ? `${title}\n${output}` : '')).join(''),
    };
  });
