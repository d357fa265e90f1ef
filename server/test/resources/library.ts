import { randomUUID } from 'node:crypto';
import type { FileUse } from '@bayan/domain/files/file';
import type { FiledType } from '@bayan/domain/files/resource-type';
import type { Person } from '#test/builders.ts';
import { senderOf } from '#test/uploads/sender.ts';

export const PDF = Buffer.from('%PDF-1.7\nA lesson, from its beginning to its end.\n');
export const MP4 = Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42', 'latin1'), Buffer.alloc(200, 7)]);

export const codeOf = async (answer: Response) => [
  answer.status,
  ((await answer.json()) as { error: { code: string } }).error.code,
];

/** Somebody at the page of resources. */
export const libraryOf = (person: Person) => {
  const { send } = senderOf(person);
  const add = (more: object) =>
    person.call('POST', '/api/resources', {
      body: { type: 'link', title: 'Phonics', subject: 'English', isPublic: true, ...more },
    });
  /** A resource with a file, as it was answered. */
  const addFiled = async (
    bytes: Uint8Array = PDF,
    more: { type?: FiledType; isPublic?: boolean; name?: string } = {},
  ) => {
    const { type = 'document', isPublic = true, name = 'lesson.pdf' } = more;
    const fileId = randomUUID();
    await send(bytes, { id: fileId, use: type, name });
    const answer = await add({ type, isPublic, fileId });
    return { fileId, ...((await answer.json()) as { id: string; version: number }) };
  };
  const link = async (id: string, use: FileUse = 'view') => {
    const answer = await person.call('POST', `/api/resources/${id}/link`, { body: { use } });
    return ((await answer.json()) as { url: string }).url;
  };
  return { send, add, addFiled, link };
};
