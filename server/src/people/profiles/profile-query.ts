import { z } from 'zod';
import { isProfileColumn, PROFILE_COLUMNS, type ProfileColumn } from './profile-columns.ts';
import { RestError } from './rest-error.ts';

interface ProfileQuery {
  readonly columns: readonly ProfileColumn[];
  /** Undefined asks for all rows one may see, which is one's own. */
  readonly id: string | undefined;
}

/** Understands `select` and `id=eq.…`; says so about everything else instead of ignoring it. */
export function readProfileQuery(query: URLSearchParams): ProfileQuery {
  let columns: readonly ProfileColumn[] = PROFILE_COLUMNS;
  let id: string | undefined;
  for (const [name, value] of query) {
    if (name === 'select') columns = columnsOf(value);
    else if (name === 'id') id = idOf(value);
    else if (!(name === 'limit' && /^[1-9]\d{0,8}$/.test(value)) && name !== 'apikey')
      throw new RestError(400, 'PGRST100', `"failed to parse filter (${name})"`);
  }
  return { columns, id };
}

function columnsOf(value: string): readonly ProfileColumn[] {
  if (value === '' || value === '*') return PROFILE_COLUMNS;
  return value.split(',').map(name => {
    if (isProfileColumn(name)) return name;
    throw new RestError(400, '42703', `column profiles.${name} does not exist`);
  });
}

function idOf(value: string): string {
  if (!value.startsWith('eq.')) throw new RestError(400, 'PGRST100', `"failed to parse filter (${value})"`);
  const id = z.guid().safeParse(value.slice(3).toLowerCase());
  if (!id.success)
    throw new RestError(400, '22P02', `invalid input syntax for type uuid: "${value.slice(3)}"`);
  return id.data;
}
