import { exitIfInterrupted } from './setup/child-process.mjs';
import { findOrInstallChromium } from './setup/chromium.mjs';
import { seconds } from './setup/progress.mjs';
import { buildIfStale, installIfMissing } from './setup/ready.mjs';
import { SetupError } from './setup/setup-error.mjs';
import { check } from './testing/check-step.mjs';
import { proofs } from './testing/proofs-step.mjs';
import { vitest } from './testing/vitest-step.mjs';

const TSC = 'node_modules/typescript/bin/tsc';

const build = {
  name: 'build',
  async run() {
    await buildIfStale();
    return { passed: 1, failed: 0 };
  },
};

const journeys = screen =>
  vitest(`journeys on a ${screen}`, `journeys-${screen}`, {
    folders: ['e2e'],
    prepare: async () => ({ CHROMIUM_PATH: await findOrInstallChromium() }),
  });

const steps = [
  build,
  check(
    'format and lint',
    'node_modules/@biomejs/biome/bin/biome',
    'ci',
    '--colors=off',
    '--error-on-warnings',
  ),
  check('import rules', 'scripts/check-imports.mjs'),
  check('unused code and dependencies', 'node_modules/knip/bin/knip.js', '--no-progress'),
  check('types: domain', TSC, '-p', 'domain'),
  check('types: server', TSC, '-p', 'server'),
  check('types: web', TSC, '-p', 'web'),
  check('types: service worker', TSC, '-p', 'web/worker'),
  check('types: e2e', TSC, '-p', 'e2e'),
  check('types: bench', TSC, '-p', 'bench'),
  check('types: prove', TSC, '-p', 'prove'),
  check('locales', 'scripts/check-locales.mjs'),
  check('project words', 'scripts/check-words.mjs'),
  vitest('unit tests', 'unit', {
    folders: ['domain/test', 'server/test/unit', 'web/test', 'bench/test', 'prove/test'],
  }),
  vitest('API tests', 'api', { folders: ['server/test'] }),
  proofs('proofs'),
  journeys('desk'),
  journeys('phone'),
];

/** `npm test -- types` runs the steps of that name, `npm test -- sessions` the test files of that name. */
function choose(filters) {
  if (filters.length === 0) return { chosen: steps, files: [] };
  const named = steps.filter(({ name }) =>
    filters.some(filter => name.toLowerCase().includes(filter.toLowerCase())),
  );
  return named.length > 0
    ? { chosen: named, files: [] }
    : { chosen: steps.filter(step => step.takesFiles), files: filters };
}

async function attempt(step, files) {
  try {
    return await step.run(files);
  } catch (error) {
    console.log(error instanceof SetupError ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

async function runStep(step, files) {
  const start = Date.now();
  console.log(`\n${step.name}`);
  const result = await attempt(step, files);
  exitIfInterrupted();
  console.log(`${step.name}: ${result.failed > 0 ? `${result.failed} failed` : 'ok'}, ${seconds(start)}`);
  return { name: step.name, ...result };
}

async function runChosen(filters) {
  await installIfMissing();
  const { chosen, files } = choose(filters);
  if (!chosen.includes(build) && chosen.some(step => step.takesFiles)) await buildIfStale();
  const results = [];
  for (const step of chosen) results.push(await runStep(step, files));
  const red = results.filter(({ failed }) => failed > 0);
  if (red.length > 0) console.log(`\nfailed: ${red.map(({ name }) => name).join(', ')}`);
  for (const line of red.flatMap(({ lines = [] }) => lines)) console.log(line);
  const sum = key => results.reduce((total, result) => total + result[key], 0);
  if (sum('passed') + sum('failed') === 0) throw new SetupError(`No step or test file is named ${filters}.`);
  return { passed: sum('passed'), failed: sum('failed') };
}

const { passed, failed } = await attempt({ run: runChosen }, process.argv.slice(2));
console.log(`total: ${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
