import { randomUUID } from 'node:crypto';
import { PART_BYTES } from '@bayan/domain/files/upload-parts';
import type { UploadUse } from '@bayan/domain/files/upload-use';
import type { Person } from '#test/builders.ts';

export interface Sent {
  readonly id?: string;
  readonly name?: string;
  readonly use: UploadUse;
}

/** The parts of a file, in their order. */
export const partsIn = (bytes: Uint8Array): Uint8Array<ArrayBuffer>[] =>
  Array.from({ length: Math.ceil(bytes.length / PART_BYTES) }, (_, index) =>
    Uint8Array.from(bytes.subarray(index * PART_BYTES, (index + 1) * PART_BYTES)),
  );

/** Somebody who sends a file, step by step or all of it. */
export const senderOf = ({ call }: Person) => {
  const begin = (id: string, body: object) => call('PUT', `/api/uploads/${id}`, { body });
  const part = (id: string, number: number, body: Uint8Array) =>
    call('PUT', `/api/uploads/${id}/parts/${number}`, { body });
  const finish = (id: string, headers = {}) => call('POST', `/api/uploads/${id}/file`, { headers });
  return {
    begin,
    part,
    finish,
    /** All of it in one request. */
    sendAtOnce: (
      bytes: Uint8Array,
      { id = randomUUID(), name = 'lesson.pdf', use, size = bytes.length }: Sent & { size?: number },
    ) =>
      call('PUT', `/api/uploads/${id}/file?${new URLSearchParams({ name, size: String(size), use })}`, {
        body: bytes,
      }),
    /** Answers as the first step does that is refused, else as the last one. */
    async send(bytes: Uint8Array, { id = randomUUID(), name = 'lesson.pdf', use }: Sent): Promise<Response> {
      const begun = await begin(id, { name, size: bytes.length, use });
      if (begun.status !== 200) return begun;
      for (const [index, piece] of partsIn(bytes).entries()) {
        const answer = await part(id, index + 1, piece);
        if (answer.status !== 200) return answer;
      }
      return finish(id);
    },
  };
};
