import type { StaffNote } from '@bayan/domain/staff-notes/staff-notes.contract';
import type { CallOptions, Person } from '#test/builders.ts';

export interface NotePage {
  readonly items: readonly StaffNote[];
  readonly nextCursor: string | null;
}

/** What an admin does with notes of the staff. */
export const keeperOf = ({ call }: Person) => ({
  write: (body: object, headers?: CallOptions['headers']) =>
    call('POST', '/api/staff-notes', { body, ...(headers && { headers }) }),
  written: async (body: object) =>
    (await (await call('POST', '/api/staff-notes', { body })).json()) as StaffNote,
  change: (id: string, version: number, body: object) =>
    call('PATCH', `/api/staff-notes/${id}`, { body, version }),
  remove: (id: string, version: number) => call('DELETE', `/api/staff-notes/${id}`, { version }),
  restore: (id: string, version: number) => call('POST', `/api/staff-notes/${id}/restore`, { version }),
  list: async (query: Readonly<Record<string, string>> = {}) => {
    const answer = await call('GET', `/api/staff-notes?${new URLSearchParams(query)}`);
    return (await answer.json()) as NotePage;
  },
});

export const textsOf = ({ items }: NotePage) => items.map(({ text }) => text);
