import { audited } from '#prove/crash/change.ts';
import { type Scenario, unique, type Writer } from '#prove/crash/scenario.ts';

const SEND = 'post /api/messages';

const sent = (token: string, to: object) => {
  const text = unique('message');
  return audited({
    route: SEND,
    call: { method: 'POST', path: '/api/messages', token, body: { ...to, text }, key: unique('key') },
    action: 'message.sent',
    after: { text },
  });
};

/** A tutor and an administrator write to a student, and the student to both. */
export const messageWriter: Writer = {
  routes: [SEND],
  start:
    async ({ admin, tutor, student, perform }: Scenario) =>
    async () => {
      await perform(sent(tutor.token, { studentId: tutor.studentId }));
      await perform(sent(student.token, { to: student.tutorId }));
      await perform(sent(student.token, { to: 'academy' }));
      await perform(sent(admin, { studentId: student.id }));
    },
};
