import { authUsers } from '@bayan/auth/store/tables';
import type { AdminRecord } from '@bayan/domain/admins/admins.contract';
import { pictureAddresses } from '@bayan/domain/profiles/picture';
import { type SignInState, signInStateOf } from '@bayan/domain/profiles/sign-in-state';
import type { AdminRight } from '@bayan/domain/roles';
import type { Queryable, Transaction } from '@bayan/platform/db/database';
import type { TextCursor } from '@bayan/platform/http/cursor';
import { and, asc, eq, sql } from 'drizzle-orm';
import { readSignInState, usesOfAccount } from '#people/profiles/sign-in-state.repository.ts';
import { profiles } from '#schema/people.ts';

const isAdmin = eq(profiles.role, 'admin');

const recordOf = (
  { pictureFileId, ...row }: typeof profiles.$inferSelect,
  signIn: SignInState,
): AdminRecord => ({ ...row, picture: pictureAddresses(pictureFileId), signIn });

interface PageRead {
  readonly isHosted: boolean;
  readonly after: TextCursor | null;
  readonly limit: number;
}

/** By name, also those who are not active. */
export async function listAdmins(
  db: Queryable,
  { isHosted, after, limit }: PageRead,
): Promise<AdminRecord[]> {
  const rows = await db
    .select({ profile: profiles, account: usesOfAccount })
    .from(profiles)
    .leftJoin(authUsers, eq(authUsers.id, profiles.id))
    .where(
      and(
        isAdmin,
        after ? sql`(${profiles.name}, ${profiles.id}) > (${after.text}, ${after.id}::uuid)` : undefined,
      ),
    )
    .orderBy(asc(profiles.name), asc(profiles.id))
    .limit(limit);
  return rows.map(({ profile, account }) =>
    recordOf(profile, isHosted ? 'elsewhere' : signInStateOf(account)),
  );
}

/** The admin, whom nobody else changes until the transaction ends. */
export async function lockAdmin(tx: Transaction, id: string, isHosted: boolean): Promise<AdminRecord | null> {
  const [row] = await tx
    .select()
    .from(profiles)
    .where(and(isAdmin, eq(profiles.id, id)))
    .for('update');
  return row ? recordOf(row, await readSignInState(tx, id, isHosted)) : null;
}

export async function giveRights(
  tx: Transaction,
  { id, signIn }: Pick<AdminRecord, 'id' | 'signIn'>,
  rights: readonly AdminRight[],
): Promise<AdminRecord> {
  const [row] = await tx
    .update(profiles)
    .set({ rights: [...rights] })
    .where(eq(profiles.id, id))
    .returning();
  if (!row) throw new Error('who is held is not there');
  return recordOf(row, signIn);
}
