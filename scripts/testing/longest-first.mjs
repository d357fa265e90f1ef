import { BaseSequencer } from 'vitest/node';

/**
 * The files that take longest, though not the largest: they begin first, so that no core waits for one at the end.
 * Without what an earlier run measured the runner can only go by size, and a fresh clone has no earlier run.
 */
export const LONGEST = [
  'server/test/process/survival.test.ts',
  'server/test/process/start.test.ts',
  'server/test/db/embedded-backup.test.ts',
  'server/test/auth/hosted-start.test.ts',
  'server/test/samples.test.ts',
  'server/test/reminders/reminder-crashes.test.ts',
  'server/test/access/matrix.test.ts',
  'server/test/db/embedded-crash.test.ts',
  'server/test/reminders/reminders.test.ts',
  'server/test/applications/uploads.test.ts',
  'server/test/auth/attempt-limits.test.ts',
  'server/test/db/embedded-start.test.ts',
  'server/test/auth/sign-up-then-sign-in.test.ts',
  'server/test/reminders/lesson-replies.test.ts',
  'server/test/live/live-conduct.test.ts',
  'server/test/http/spare-connection.test.ts',
  'e2e/student-homework.test.ts',
  'e2e/apply.test.ts',
  'e2e/student-week.test.ts',
  'e2e/tutor-day.test.ts',
  'e2e/student-progress.test.ts',
  'e2e/admin-session-requests.test.ts',
];

const placeOf = ({ moduleId }) => {
  const place = LONGEST.findIndex(file => moduleId.endsWith(`/${file}`));
  return place === -1 ? LONGEST.length : place;
};

export class LongestFirst extends BaseSequencer {
  async sort(files) {
    const byProject = Object.groupBy(await super.sort(files), ({ project }) => project.name);
    return Object.values(byProject).flatMap(group => group.sort((a, b) => placeOf(a) - placeOf(b)));
  }
}
