import { inTransaction } from '@bayan/platform/db/transaction';
import { secondFactorChanged } from '#accounts/second-factor-changed.ts';
import { factorView } from '#answers/factor-view.ts';
import type { AuthContext } from '#context/auth-context.ts';
import { factorNotFound } from '#protocol/auth-error.ts';
import { deleteFactor, findFactor } from '#store/factors.repository.ts';
import { lockAccountForChange } from './service-account.ts';

interface Removal {
  readonly userId: string;
  readonly factorId: string;
  readonly now: Date;
  readonly requestId: string;
}

/** For who has lost their phone. */
export const removeFactorByService = (context: AuthContext, { userId, factorId, now, requestId }: Removal) =>
  inTransaction(context.db, async tx => {
    const account = await lockAccountForChange(tx, userId);
    const factor = await findFactor(tx, userId, factorId, now);
    if (!factor) throw factorNotFound();
    await deleteFactor(tx, factorId);
    const call = 'DELETE /admin/users/{id}/factors/{id}';
    const { host } = context;
    const removal = { host, account, factor, change: 'removed' as const, actor: null, device: null, call };
    await secondFactorChanged(tx, { ...removal, now, requestId });
    return factorView(factor);
  });
