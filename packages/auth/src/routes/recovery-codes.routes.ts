import { recoveryCodesContract } from '@bayan/domain/auth/recovery-codes.contract';
import { Refusal } from '@bayan/domain/errors';
import { defineRoutes } from '@bayan/platform/http/define-routes';
import { enforceRateLimit } from '@bayan/platform/limits/limits.repository';
import { type AuthParts, createAuthContext } from '#context/auth-context.ts';
import { deviceOf } from '#devices/device.ts';
import { makeRecoveryCodes } from '#factors/make-recovery-codes.ts';
import { useRecoveryCode } from '#factors/use-recovery-code.ts';
import { placeOfAddress, rateLimitOf } from '#limits/attempt-limits.ts';
import { demandPerson } from '#own-account/demand-person.ts';
import { countRecoveryCodes } from '#store/recovery-codes.repository.ts';

export function recoveryCodeRoutes(parts: Omit<AuthParts, 'security'>) {
  const context = createAuthContext(parts);
  const { rateLimits } = parts.config.auth;
  /** Wrong ones count with wrong codes of the app (R65). */
  const guessesOf = (userId: string) => rateLimitOf('codes of a factor’s owner', userId);

  return defineRoutes(recoveryCodesContract, {
    'GET /api/auth/recovery-codes': async ({ actor }, db) => ({
      left: await countRecoveryCodes(db, actor.id),
    }),
    'PUT /api/auth/recovery-codes': {
      async before({ actor, bearer, body, headers, clientAddress, now }, db) {
        if (rateLimits)
          await enforceRateLimit(db, placeOfAddress('changes from an address', clientAddress), now);
        await demandPerson(context, {
          userId: actor.id,
          authSessionId: bearer.authSessionId,
          proof: body,
          device: deviceOf(headers, clientAddress),
          now,
        });
      },
      handle: (call, tx) => makeRecoveryCodes(tx, context, call),
    },
    'PUT /api/auth/second-factor': {
      async before({ actor, clientAddress, now }, db) {
        const address = placeOfAddress('second factors from an address', clientAddress);
        if (rateLimits) await enforceRateLimit(db, address, now);
        // One too many is wrong like any other: nobody learns which.
        if ((await context.limits.take(db, [guessesOf(actor.id)], now)) === 0)
          throw new Refusal('auth.recovery-code');
      },
      async handle({ bearer, body, headers, clientAddress, now, requestId }, tx) {
        const device = deviceOf(headers, clientAddress);
        const raised = await useRecoveryCode(tx, context, { ...body, bearer, device, now, requestId });
        await context.limits.giveBack(tx, [guessesOf(bearer.userId)], now);
        return raised;
      },
    },
  });
}
