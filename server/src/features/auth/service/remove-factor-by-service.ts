import { inTransaction } from '@bayan/platform/db/transaction';
import type { AuthContext } from '#features/auth/auth-context.ts';
import { factorView } from '#features/auth/factors/factor-view.ts';
import { deleteFactor, findFactor } from '#features/auth/factors/factors.repository.ts';
import { secondFactorChanged } from '#features/auth/factors/second-factor-changed.ts';
import { factorNotFound } from '#features/auth/wire/auth-error.ts';
import { accountToChange } from './service-account.ts';

interface Removal {
  readonly userId: string;
  readonly factorId: string;
  readonly now: Date;
  readonly requestId: string;
}

/** For who has lost their phone. */
export const removeFactorByService = (context: AuthContext, { userId, factorId, now, requestId }: Removal) =>
  inTransaction(context.db, async tx => {
    const account = await accountToChange(tx, userId);
    const factor = await findFactor(tx, userId, factorId, now);
    if (!factor) throw factorNotFound();
    await deleteFactor(tx, factorId);
    const call = 'DELETE /admin/users/{id}/factors/{id}';
    const { host } = context;
    const removal = { host, account, factor, change: 'removed' as const, actor: null, device: null, call };
    await secondFactorChanged(tx, { ...removal, now, requestId });
    return factorView(factor);
  });
