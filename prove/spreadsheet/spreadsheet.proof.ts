import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withCluster } from '#prove/cluster.ts';
import type { Proof, ProofRun, Verdict } from '#prove/proof.ts';
import { exportOf } from './exported.ts';
import { faults } from './faults.ts';
import { openedInSpreadsheet, versionOfProgram } from './libre-office.ts';
import { type NastyLesson, nastyLessons } from './nasty-lessons.ts';
import { type Cell, rowsOf } from './sheet.ts';

const HEAD = ['Date', 'Student', 'Subject', 'Duration', 'Status', 'Notes', 'Homework'];
const SHOWN = 60;

export const proof: Proof = {
  name: 'spreadsheet',
  claim:
    'An exported history opens in a spreadsheet program with its seven columns, Arabic and line breaks as they were written, and not one formula.',
  faults,
  run: proofRun => withCluster(() => run(proofRun)),
};

async function run({ say }: ProofRun): Promise<Verdict> {
  const program = await versionOfProgram();
  say(program);
  const folder = await mkdtemp(join(tmpdir(), 'bayan-sheet-'));
  try {
    const rows = rowsOf(await openedInSpreadsheet(await exportOf(nastyLessons), folder));
    const cells = rows.flat();
    return {
      failures: [
        ...differences(rows),
        ...cells.filter(({ isFormula }) => isFormula).map(({ text }) => `a formula: ${text.slice(0, SHOWN)}`),
      ],
      figures: { program, 'rows read back': rows.length, 'cells compared': cells.length },
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Said once more and not taken from the product: what stands before a text that would be run. */
const shown = (text: string) => (/^[=+\-@]/.test(text) ? `'${text}` : text).replaceAll('\r\n', '\n');

function differences(rows: readonly Cell[][]): string[] {
  const [head = [], ...lessons] = rows;
  const found = lessons.map(cells => [1, 5, 6].map(column => cells[column]?.text ?? ''));
  const expected = nastyLessons.map((lesson: NastyLesson) =>
    [lesson.student, lesson.notes, lesson.homework].map(shown),
  );
  return [
    ...different(
      'the head',
      head.map(({ text }) => text),
      HEAD,
    ),
    ...(found.length === expected.length ? [] : [`${found.length} rows instead of ${expected.length}`]),
    ...expected.flatMap((cells, row) => different(`row ${row + 1}`, found[row] ?? [], cells)),
  ];
}

const different = (where: string, found: readonly string[], expected: readonly string[]) =>
  expected.flatMap((text, column) =>
    found[column] === text
      ? []
      : [
          `${where}, ${column}: ${JSON.stringify(found[column]?.slice(0, SHOWN))} instead of ${JSON.stringify(text.slice(0, SHOWN))}`,
        ],
  );
