import type { AccountStatus } from '@bayan/domain/profiles/account-status';
import { pictureAddresses } from '@bayan/domain/profiles/picture';
import type { ownProfileRow } from './profiles.repository.ts';

type ProfileRow = NonNullable<Awaited<ReturnType<typeof ownProfileRow>>> & {
  /** No column of the table, like `picture`: a page must know it before it shows anything, and asks only once. */
  readonly standing: AccountStatus;
};

/** The columns that leave, by the names the table gives them. */
const COLUMNS = {
  id: row => row.id,
  name: row => row.name,
  name_ar: row => row.nameAr,
  email: row => row.email,
  role: row => row.role,
  rights: row => row.rights,
  phone: row => row.phone,
  country: row => row.country,
  timezone: row => row.timezone,
  language: row => row.language,
  calendar: row => row.calendar,
  picture: row => pictureAddresses(row.pictureFileId)?.small ?? null,
  is_active: row => row.isActive,
  standing: row => row.standing,
  version: row => row.version,
  created_at: row => row.createdAt,
  updated_at: row => row.updatedAt,
} satisfies Record<string, (row: ProfileRow) => unknown>;

export type ProfileColumn = keyof typeof COLUMNS;
export const PROFILE_COLUMNS = Object.keys(COLUMNS) as ProfileColumn[];
export const isProfileColumn = (name: string): name is ProfileColumn => Object.hasOwn(COLUMNS, name);

export const profileColumns = (row: ProfileRow, columns: readonly ProfileColumn[]) =>
  Object.fromEntries(columns.map(column => [column, COLUMNS[column](row)]));
