import { RECOVERY_CODES } from '@bayan/domain/auth/recovery-codes';
import { Refusal } from '@bayan/domain/errors';
import type { Transaction } from '@bayan/platform/db/database';
import type { AuthContext } from '#context/auth-context.ts';
import { lockAccount } from '#store/auth-users.repository.ts';
import { hasVerifiedFactor } from '#store/factors.repository.ts';
import { countRecoveryCodes, replaceRecoveryCodes } from '#store/recovery-codes.repository.ts';
import { hashRecoveryCode, newRecoveryCode, readRecoveryCode } from './recovery-code.ts';

interface Call {
  readonly actor: { readonly id: string };
  readonly now: Date;
  readonly requestId: string;
}

/** Ten new ones, which nobody can read again; those before them end (R643). */
export async function makeRecoveryCodes(
  tx: Transaction,
  { factorKeys: { current }, host }: Pick<AuthContext, 'factorKeys' | 'host'>,
  { actor, now, requestId }: Call,
): Promise<{ codes: string[] }> {
  const account = await lockAccount(tx, actor.id);
  if (!account) throw new Refusal('auth.required');
  const { user, person } = account;
  // They stand for a second factor; without one there is nothing to stand for.
  if (!(await hasVerifiedFactor(tx, user.id))) throw new Refusal('auth.no-second-factor');
  const before = await countRecoveryCodes(tx, user.id);
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  const hashes = codes.map(code => hashRecoveryCode(current, user.id, readRecoveryCode(code) ?? ''));
  await replaceRecoveryCodes(tx, { userId: user.id, hashes, keyId: current.id, now });
  await host.record(
    tx,
    { actor, now, requestId },
    {
      action: 'account.recovery-codes-made',
      noun: 'accounts',
      targetId: user.id,
      before: { left: before },
      after: { left: codes.length },
    },
  );
  // The first ones come with the second factor, of which a mail tells already.
  if (before > 0 && user.email !== null)
    await host.mail(tx, {
      kind: 'recovery-codes-replaced',
      to: user.email,
      language: person.language,
      data: {},
      now,
    });
  return { codes };
}
