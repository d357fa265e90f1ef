import type { Scenario } from '#prove/crash/scenario.ts';
import { differenceOnDisk, SENT_NAME, type SentFile } from './sent-file.ts';

export const SEND_AT_ONCE = 'put /api/uploads/{id}/file';

/** The whole file in one request, which may be asked again wherever it was cut off, and leaves one file. */
export async function sendAtOnce(scenario: Scenario, sent: SentFile): Promise<void> {
  const { id, token, bytes, use } = sent;
  const query = new URLSearchParams({ name: SENT_NAME, size: String(bytes.length), use });
  await scenario.perform({
    route: SEND_AT_ONCE,
    call: { method: 'PUT', path: `/api/uploads/${id}/file?${query}`, token, file: bytes },
    inDoubt: 'ask-again',
    times: store => store.count('select count(*) from files where id = $1', [id]),
    differs: differenceOnDisk(scenario, sent, 'select storage_key from files where id = $1'),
  });
}
