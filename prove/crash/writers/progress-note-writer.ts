import { audited } from '#prove/crash/change.ts';
import { unique, type Writer } from '#prove/crash/scenario.ts';

const WRITE = 'post /api/progress-notes';
const CHANGE = 'patch /api/progress-notes/{id}';

export const progressNoteWriter: Writer = {
  routes: [WRITE, CHANGE],
  start:
    async ({ tutor, store, perform }) =>
    async () => {
      const [note, changed] = [unique('note'), unique('changed')];
      const body = { studentId: tutor.studentId, subject: 'English', note };
      await perform(
        audited({
          route: WRITE,
          call: {
            method: 'POST',
            path: '/api/progress-notes',
            token: tutor.token,
            body,
            key: unique('key'),
          },
          action: 'progress-note.written',
          after: { note },
        }),
      );
      const { id, version } = await store.only('select id, version from progress_notes where note = $1', [
        note,
      ]);
      const path = `/api/progress-notes/${id}` as const;
      await perform(
        audited({
          route: CHANGE,
          call: {
            method: 'PATCH',
            path,
            token: tutor.token,
            version: Number(version),
            body: { note: changed },
          },
          action: 'progress-note.changed',
          target: String(id),
          after: { note: changed },
        }),
      );
    },
};
