import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { PlantedFault, Watch } from './planted-fault.ts';
import { PLANTED_FAULTS } from './planted-faults.ts';
import { type ScratchTree, scratchTree } from './scratch-tree.ts';
import { readPage, rowsOf, shown, tableOf, withTable } from './table.ts';
import { needsPages, type Seen, watchTree } from './watch.ts';

// Plants careless changes one by one and asks whether the test run still notices each: `npm run plant -- contact --write`.

const ROOT = join(import.meta.dirname, '../..');
const PAGE = join(ROOT, 'docs/planted-faults.md');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: 'boolean', default: false },
    /** Another checkout to plant in a copy of. */
    tree: { type: 'string', default: ROOT },
    /** Most of the time a test waits for what the fault keeps from it: more at once than cores are of use. */
    'at-once': { type: 'string', default: '2' },
    /** Leaves out the run of the same tests without a fault. */
    'without-control': { type: 'boolean', default: false },
  },
});

const copies = Number(values['at-once']);
const wanted = positionals.map(part => part.toLowerCase());
const chosen = PLANTED_FAULTS.filter(({ name, screen, noticedBy: { step } }) =>
  wanted.length === 0 ? true : wanted.some(part => `${screen} ${name} ${step}`.toLowerCase().includes(part)),
);
if (chosen.length === 0) throw new Error(`no fault, screen or step is called ${positionals.join(' or ')}`);

async function look(tree: ScratchTree, fault: PlantedFault): Promise<Seen> {
  const watch = fault.noticedBy;
  try {
    if (needsPages(watch)) await tree.build();
    return await tree.withFault(fault, needsPages(watch), () => watchTree(tree.root, watch));
  } catch (error) {
    return { verdict: 'broken', message: String(error) };
  }
}

/** A test that fails anyway notices nothing: each that is counted on must pass without a fault. */
async function control(tree: ScratchTree, watch: Watch): Promise<Seen> {
  if (needsPages(watch)) await tree.build();
  return watchTree(tree.root, watch);
}

/** Takes what is next until nothing is left, in a copy of its own. */
async function workOff<T>(
  tasks: T[],
  tree: ScratchTree,
  work: (task: T, tree: ScratchTree) => Promise<void>,
) {
  for (let task = tasks.shift(); task !== undefined; task = tasks.shift()) await work(task, tree);
}

const atOnce = <T>(tasks: readonly T[], work: (task: T, tree: ScratchTree) => Promise<void>) => {
  const left = [...tasks];
  return Promise.all(trees.map(tree => workOff(left, tree, work)));
};

const folder = mkdtempSync(join(tmpdir(), 'bayan-plant-'));
const say = (line: string) => process.stdout.write(`${line}\n`);
const started = performance.now();
const seconds = (since: number) => `${Math.round((performance.now() - since) / 1000)} s`;
const trees: ScratchTree[] = [];
const seen = new Map<string, Seen>();
const red: string[] = [];
try {
  for (let number = 1; number <= copies; number += 1)
    trees.push(scratchTree(values.tree, join(folder, `tree-${number}`)));
  if (!values['without-control']) {
    const watches = new Map(chosen.map(({ noticedBy }) => [JSON.stringify(noticedBy), noticedBy]));
    say(`without a fault: ${watches.size} checks and tests`);
    await atOnce([...watches.values()], async (watch, tree) => {
      const found = await control(tree, watch);
      if (found.verdict !== 'passed') red.push(`${JSON.stringify(watch)}: ${found.message}`);
    });
    for (const problem of red) say(`  fails without a fault: ${problem}`);
  }
  say(`${chosen.length} faults, ${copies} at a time`);
  await atOnce(chosen, async (fault, tree) => {
    const since = performance.now();
    const found = await look(tree, fault);
    seen.set(fault.name, found);
    const said = found.verdict === 'noticed' ? ` (${found.message})` : '';
    say(
      `${seen.size}/${chosen.length} ${fault.screen}: ${fault.name}: ${shown(found)}${said}, ${seconds(since)}`,
    );
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}

const page = readPage(PAGE);
const table = tableOf(PLANTED_FAULTS, rowsOf(page), seen);
if (values.write) writeFileSync(PAGE, withTable(page, table));
const missed = [...seen].filter(([, { verdict }]) => verdict !== 'noticed');
for (const [name, found] of missed) say(`missed: ${name}: ${shown(found)}`);
say(`\n${seen.size - missed.length} of ${seen.size} faults noticed, in ${seconds(started)}`);
process.exitCode = missed.length + red.length > 0 ? 1 : 0;
