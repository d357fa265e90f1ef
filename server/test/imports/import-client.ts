import type { ImportKind } from '@bayan/domain/imports/import-kinds';
import type { Import, ImportRow } from '@bayan/domain/imports/imports.contract';
import type { Person } from '#test/builders.ts';

/** What an admin does with files. */
export function importClient(admin: Person) {
  const at = (id: string, step: string) => `/api/imports/${id}/${step}`;
  const send = (
    kind: ImportKind,
    body: string | Uint8Array<ArrayBuffer>,
    headers: Record<string, string> = {},
  ) => admin.call('POST', `/api/imports?kind=${kind}&name=september.csv`, { body, headers });
  const jsonOf = async <T>(answer: Promise<Response>) => (await (await answer).json()) as T;
  const sent = (kind: ImportKind, body: string) => jsonOf<Import>(send(kind, body));
  const confirm = ({ id, version }: Import) => admin.call('POST', at(id, 'confirm'), { version });
  return {
    send,
    sent,
    confirm,
    /** Sent and confirmed. */
    async imported(kind: ImportKind, body: string) {
      const answer = await confirm(await sent(kind, body));
      if (answer.status !== 200) throw new Error(await answer.text());
      return (await answer.json()) as Import;
    },
    undo: ({ id, version }: Import) => admin.call('POST', at(id, 'undo'), { version }),
    invite: ({ id }: Import) =>
      jsonOf<{ invited: number; uninvited: number }>(admin.call('POST', at(id, 'invitations'))),
    rows: async ({ id }: Import, query = '') =>
      (await jsonOf<{ items: ImportRow[] }>(admin.call('GET', at(id, `rows${query}`)))).items,
    list: async () => (await jsonOf<{ items: Import[] }>(admin.call('GET', '/api/imports'))).items,
    read: ({ id }: Import) => jsonOf<Import>(admin.call('GET', `/api/imports/${id}`)),
  };
}

export const errorOf = async (answer: Response | Promise<Response>) =>
  ((await (await answer).json()) as { error: { code: string; used?: unknown; current?: Import } }).error;

/** A file of students with addresses of their own. */
export const studentsFile = (count: number, domain: string) =>
  `Name,Email,Country,Subjects,Parent name,Parent phone\n${Array.from(
    { length: count },
    (_row, at) => `Student ${at},s${at}@${domain},SA,English,Parent ${at},0501234567\n`,
  ).join('')}`;
