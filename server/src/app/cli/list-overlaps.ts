import { csvCell } from '@bayan/domain/sessions/session-csv';
import { withStore } from '#store/open-store.ts';
import {
  listOverlappingSessions,
  type OverlappingPair,
} from '#teaching/sessions/overlapping-sessions.repository.ts';
import { runCommand } from './command.ts';

/** More than anybody looks through; who has seen to these asks again. */
const MOST = 10_000;

const COLUMNS = [
  'whose',
  'tutor',
  'student',
  'startsAt',
  'minutes',
  'id',
  'otherTutor',
  'otherStudent',
  'otherStartsAt',
  'otherMinutes',
  'otherId',
] as const satisfies (keyof OverlappingPair)[];

/** What was completed twice at the same time before the database refused it (R496): nothing is changed. */
await runCommand(async config => {
  const log = { info: () => {}, error: (_details: object, message: string) => console.error(message) };
  const pairs = await withStore(config, log, db => listOverlappingSessions(db, MOST));
  console.log(COLUMNS.join(','));
  for (const pair of pairs) console.log(COLUMNS.map(column => csvCell(String(pair[column]))).join(','));
  console.error(`${pairs.length} pairs of completed sessions overlap`);
});
