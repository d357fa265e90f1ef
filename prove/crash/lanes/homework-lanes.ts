import { audited } from '../deed.ts';
import { type Lane, unique } from '../world.ts';

const ASSIGN = 'post /api/homework';
const CHANGE = 'patch /api/homework/{id}';
const GRADE = 'post /api/homework/{id}/grade';

const setHomework: Lane = {
  routes: [ASSIGN, CHANGE],
  start:
    async ({ tutor, store, perform }) =>
    async () => {
      const [title, changed] = [unique('homework'), unique('changed')];
      const body = { studentId: tutor.studentId, subject: 'English', title, dueDate: '2031-01-01' };
      await perform(
        audited({
          route: ASSIGN,
          call: { method: 'POST', path: '/api/homework', token: tutor.token, body, key: unique('key') },
          action: 'homework.assigned',
          after: { title },
        }),
      );
      const { id, version } = await store.only('select id, version from homework where title = $1', [title]);
      await perform(
        audited({
          route: CHANGE,
          call: {
            method: 'PATCH',
            path: `/api/homework/${id}`,
            token: tutor.token,
            version: Number(version),
            body: { title: changed, dueDate: '2031-01-02', dueTime: '18:00' },
          },
          action: 'homework.changed',
          target: String(id),
          after: { title: changed },
        }),
      );
    },
};

const HANDED_IN = `select id from homework where status = 'completed' order by id limit 1`;

/** The same piece of the sample academy, over and over. */
const gradeHomework: Lane = {
  routes: [GRADE],
  async start({ admin, store, read, perform }) {
    const { id } = await store.only(HANDED_IN, []);
    return async () => {
      const { version } = await read(`/api/homework/${id}`);
      const call = {
        method: 'POST',
        path: `/api/homework/${id}/grade`,
        token: admin,
        body: { grade: 'A-', feedback: unique('feedback') },
      } as const;
      await perform(
        audited({
          route: GRADE,
          call: { ...call, version: Number(version), key: unique('key') },
          action: 'homework.graded',
          target: String(id),
          before: { version },
        }),
      );
    };
  },
};

export const HOMEWORK_LANES: readonly Lane[] = [setHomework, gradeHomework];
