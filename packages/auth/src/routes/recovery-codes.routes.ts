import {
  newRecoveryCodes,
  proofForm,
  raisedSignIn,
  recoveryCodeForm,
  recoveryCodesLeft,
} from '@bayan/domain/auth/recovery-codes';
import { Refusal } from '@bayan/domain/errors';
import { beforeSecondFactor, signedIn } from '@bayan/platform/http/access';
import { json } from '@bayan/platform/http/output';
import { sourceOf } from '@bayan/platform/http/request-source';
import { defineRoute, type Route } from '@bayan/platform/http/route';
import { passOrRefuse } from '@bayan/platform/limits/limits.repository';
import { type AuthParts, createAuthContext } from '#context/auth-context.ts';
import { deviceOf } from '#devices/device.ts';
import { makeRecoveryCodes } from '#factors/make-recovery-codes.ts';
import { useRecoveryCode } from '#factors/use-recovery-code.ts';
import { placeOf, placeOfAddress } from '#limits/attempt-limits.ts';
import { demandPerson } from '#own-account/demand-person.ts';
import { countRecoveryCodes } from '#store/recovery-codes.repository.ts';

/**
 * Beside the protocol, whose client knows no recovery codes. None is a POST: the answer to one may be kept for a retry,
 * and these are read by nobody twice.
 */
export function recoveryCodeRoutes(parts: Omit<AuthParts, 'security'>): Route[] {
  const context = createAuthContext(parts);
  const { rateLimits } = parts.config.auth;
  /** Wrong ones count with wrong codes of the app (R65). */
  const guessesOf = (userId: string) => placeOf('codes of a factor’s owner', userId);

  return [
    defineRoute({
      method: 'get',
      path: '/api/auth/recovery-codes',
      summary: 'How many recovery codes you have left',
      access: signedIn,
      input: {},
      output: json(200, recoveryCodesLeft),
      handle: async ({ actor }, db) => ({ left: await countRecoveryCodes(db, actor.id) }),
    }),
    defineRoute({
      method: 'put',
      path: '/api/auth/recovery-codes',
      summary: 'Ten new recovery codes, shown once; those before them end',
      access: signedIn,
      input: { body: proofForm },
      output: json(200, newRecoveryCodes),
      async before({ actor, bearer, body, headers, clientAddress, now }, db) {
        if (rateLimits) await passOrRefuse(db, placeOfAddress('changes from an address', clientAddress), now);
        await demandPerson(context, {
          userId: actor.id,
          authSessionId: bearer.authSessionId,
          proof: body,
          device: sourceOf(headers, clientAddress),
          now,
        });
      },
      handle: (call, tx) => makeRecoveryCodes(tx, context, call),
    }),
    defineRoute({
      method: 'put',
      path: '/api/auth/second-factor',
      summary: 'Give a recovery code in the place of the second factor; it works once',
      access: beforeSecondFactor,
      input: { body: recoveryCodeForm },
      output: json(200, raisedSignIn),
      async before({ actor, clientAddress, now }, db) {
        const address = placeOfAddress('second factors from an address', clientAddress);
        if (rateLimits) await passOrRefuse(db, address, now);
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
    }),
  ];
}
