import { randomBytes, randomUUID } from 'node:crypto';
import { audited, type Change } from '#prove/crash/change.ts';
import { type Scenario, unique, type Writer } from '#prove/crash/scenario.ts';
import { SEND_AT_ONCE, sendAtOnce } from './send-at-once.ts';
import { sendInParts, UPLOAD_ROUTES } from './send-in-parts.ts';

const ASSIGN = 'post /api/homework';
const CHANGE = 'patch /api/homework/{id}';
const GRADE = 'post /api/homework/{id}/grade';
const BEGIN = 'post /api/homework/{id}/begin';
const SUBMIT = 'put /api/homework/{id}/submission';
const LINK = 'post /api/homework/{id}/link';

const setHomework: Writer = {
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
const gradeHomework: Writer = {
  routes: [GRADE],
  async start({ admin, store, read, perform }) {
    const { id } = await store.only(HANDED_IN, []);
    return async () => {
      const { version } = await read('/api/homework/{id}', id);
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

/** An address is nowhere written down, the look at a child's work is: once for each time it was asked for. */
const askForLink = ({ admin }: Scenario, id: string, fileId: string): Change => ({
  route: LINK,
  call: {
    method: 'POST',
    path: `/api/homework/${id}/link`,
    token: admin,
    body: { fileId, use: 'view' },
    key: unique('key'),
  },
  inDoubt: 'ask-again',
  times: store => store.count('select count(*) from homework_files where file_id = $1', [fileId]),
});

const SET = `insert into homework (student_id, tutor_id, title, subject, due_at)
  select $1, profile_id, 'Essay', 'English', '2031-01-01Z' from tutors limit 1 returning id`;

/** A student begins a piece, hands in two files, and adds a link to them. */
const doHomework: Writer = {
  routes: [...UPLOAD_ROUTES, SEND_AT_ONCE, BEGIN, SUBMIT, LINK],
  start: async scenario => async () => {
    const { student, store, perform } = scenario;
    const { token } = student;
    const [row] = await store.rows(SET, [student.id]);
    const [target, fileId, smallId] = [String(row?.id), randomUUID(), randomUUID()];
    await perform(
      audited({
        route: BEGIN,
        call: {
          method: 'POST',
          path: `/api/homework/${target}/begin`,
          token,
          version: 1,
          key: unique('key'),
        },
        action: 'homework.begun',
        target,
      }),
    );
    const bytes = Buffer.concat([Buffer.from('%PDF-1.7 '), randomBytes(200)]);
    await sendInParts(scenario, { id: fileId, token, bytes, use: 'homework' });
    await sendAtOnce(scenario, { id: smallId, token, bytes, use: 'homework' });
    const fileIds = [fileId, smallId];
    const path = `/api/homework/${target}/submission` as const;
    await perform(
      audited({
        route: SUBMIT,
        call: { method: 'PUT', path, token, version: 2, body: { fileIds } },
        action: 'homework.submitted',
        target,
      }),
    );
    await perform(askForLink(scenario, target, fileId));
    await perform(
      audited({
        route: SUBMIT,
        call: {
          method: 'PUT',
          path,
          token,
          version: 3,
          body: { url: 'https://work.example/essay', fileIds },
        },
        action: 'homework.submitted-again',
        target,
      }),
    );
  },
};

export const HOMEWORK_LANES: readonly Writer[] = [setHomework, gradeHomework, doHomework];
