import type { namedPerson } from '@bayan/domain/fields/named-person';
import type { Queryable } from '@bayan/platform/db/database';
import type { z } from 'zod';

type NamedPerson = z.output<typeof namedPerson>;

/** The names of those who did something, in one read. The folder of people fills it. */
export type NamedPeople = (
  db: Queryable,
  ids: readonly (string | null)[],
) => Promise<(id: string | null) => NamedPerson | null>;
