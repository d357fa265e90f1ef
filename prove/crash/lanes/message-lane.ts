import { audited } from '../deed.ts';
import { type Lane, unique } from '../world.ts';

const SEND = 'post /api/messages';

export const messageLane: Lane = {
  routes: [SEND],
  start:
    async ({ tutor, perform }) =>
    async () => {
      const text = unique('message');
      const body = { studentId: tutor.studentId, text };
      await perform(
        audited({
          route: SEND,
          call: { method: 'POST', path: '/api/messages', token: tutor.token, body, key: unique('key') },
          action: 'message.sent',
          after: { text },
        }),
      );
    },
};
