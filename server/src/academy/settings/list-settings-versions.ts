import type { Queryable } from '@bayan/platform/db/database';
import { pageByNumber } from '@bayan/platform/http/cursor';
import type { NamedPeople } from '#academy/audit/named-people.ts';
import { readSettingsVersions } from './settings-versions.repository.ts';

export async function listSettingsVersions(
  db: Queryable,
  query: { readonly cursor?: string | undefined; readonly limit: number },
  namedPeople: NamedPeople,
) {
  const { items, nextCursor } = await pageByNumber(
    query,
    page => readSettingsVersions(db, page),
    ({ version }) => version,
  );
  const person = await namedPeople(
    db,
    items.map(({ actorId }) => actorId),
  );
  return { items: items.map(({ actorId, ...kept }) => ({ ...kept, by: person(actorId) })), nextCursor };
}
