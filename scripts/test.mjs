import { findOrInstallChromium } from './setup/chromium.mjs';
import { buildIfStale, installIfMissing } from './setup/ready.mjs';
import { SetupError } from './setup/setup-error.mjs';
import { TOTAL_BUDGET } from './testing/budgets.mjs';
import { clock } from './testing/progress-line.mjs';
import { runChecks, runStep } from './testing/run-steps.mjs';
import { summaryOf } from './testing/summary.mjs';

const CHANGED = /^--changed(?:=(.+))?$/;

/** Packages and browser at once, before the modules that need packages are loaded. */
const prepare = () =>
  runStep('install', async () => {
    const outcomes = await Promise.allSettled([installIfMissing(), findOrInstallChromium()]);
    const failed = outcomes.find(({ status }) => status === 'rejected');
    if (failed) throw failed.reason;
    return { passed: outcomes.length, failed: 0 };
  });

/** What is asked for: everything, what a change can touch, or the steps or test files of a name. */
async function plan(args) {
  const { STATIC_CHECKS, TEST_STEPS } = await import('./testing/steps.mjs');
  const changed = args.map(arg => CHANGED.exec(arg)).find(Boolean);
  if (changed) return (await import('./testing/changed.mjs')).planForChange(changed[1]);
  const whole = { checks: STATIC_CHECKS, tests: TEST_STEPS.map(step => ({ step })) };
  if (args.length === 0) return whole;
  const isNamed = ({ name }) => args.some(arg => name.toLowerCase().includes(arg.toLowerCase()));
  const checks = STATIC_CHECKS.filter(isNamed);
  const tests = whole.tests.filter(({ step }) => isNamed(step));
  if (checks.length + tests.length > 0) return { checks, tests };
  return { checks: [], tests: TEST_STEPS.map(step => ({ step, files: args })) };
}

async function run(args) {
  const results = [await prepare()];
  if (results[0].failed > 0) return results;
  const { checks, tests } = await plan(args);
  if (checks.length > 0) results.push(await runChecks('build and static checks', checks));
  if (tests.length > 0) await buildIfStale();
  for (const { step, files, title } of tests) {
    results.push(await runStep(step.name, tell => step.run({ files, title, tell })));
  }
  return results;
}

const started = Date.now();
const results = await run(process.argv.slice(2)).catch(error => {
  console.log(error instanceof SetupError ? error.message : error);
  return [{ name: 'plan', milliseconds: 0, passed: 0, failed: 1 }];
});
const milliseconds = Date.now() - started;
for (const line of summaryOf(results, milliseconds, TOTAL_BUDGET)) console.log(line);
const sum = key => results.reduce((total, result) => total + result[key], 0);
console.log(`\nall of it: ${clock(milliseconds)}`);
console.log(`total: ${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
