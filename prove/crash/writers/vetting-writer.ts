import { randomBytes, randomUUID } from 'node:crypto';
import { audited } from '#prove/crash/change.ts';
import { type Scenario, unique, type Writer } from '#prove/crash/scenario.ts';
import { invite } from './invite.ts';
import { sendInParts } from './send-in-parts.ts';

const CHANGE = 'put /api/vetting/{id}/checks/{check}';
const LINK = 'post /api/vetting/{id}/link';

/** A tutor of its own, whose identity is confirmed by a document, which is opened; then it is open again. */
export const vettingWriter: Writer = {
  routes: [CHANGE, LINK],
  async start(scenario: Scenario) {
    const { admin: token, perform, store } = scenario;
    const { id } = await invite(scenario, 'tutor');
    let version = 0;
    const change = (body: object) => {
      // The line says what was decided, and not what was written beside it.
      const { differs: _whole, ...decided } = audited({
        route: CHANGE,
        call: { method: 'PUT', path: `/api/vetting/${id}/checks/identity`, token, version: version++, body },
        action: 'vetting.changed',
        after: { tutorId: id, version },
      });
      return perform(decided);
    };
    return async () => {
      const fileId = randomUUID();
      const bytes = Buffer.concat([Buffer.from('%PDF-1.7 '), randomBytes(200)]);
      await sendInParts(scenario, { id: fileId, token, bytes, use: 'document' });
      await change({ state: 'confirmed', documents: [fileId], expiresOn: '2031-01-01' });
      await perform({
        route: LINK,
        call: {
          ...{ method: 'POST', path: `/api/vetting/${id}/link`, token, key: unique('key') },
          body: { fileId, use: 'view' },
        },
        inDoubt: 'ask-again',
        // The document itself goes with the next decision; that somebody looked is on record.
        times: () =>
          store.count(
            'select count(distinct tutor_id) from record_reads where tutor_id = $1 and reader_id is not null',
            [id],
          ),
      });
      await change({ state: 'open' });
    };
  },
};
