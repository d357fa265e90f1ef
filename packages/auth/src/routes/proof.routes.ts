import { proofContract } from '@bayan/domain/auth/proof.contract';
import { defineRoutes } from '@bayan/platform/http/define-routes';
import { enforceRateLimit } from '@bayan/platform/limits/limits.repository';
import { type AuthParts, createAuthContext } from '#context/auth-context.ts';
import { deviceOf } from '#devices/device.ts';
import { placeOfAddress } from '#limits/attempt-limits.ts';
import { demandPerson } from '#own-account/demand-person.ts';
import { FRESH_MS } from '#own-account/fresh-proof.ts';
import { updateAuthSession } from '#store/auth-sessions.repository.ts';

export function proofRoutes(parts: Omit<AuthParts, 'security'>) {
  const context = createAuthContext(parts);
  const { rateLimits } = parts.config.auth;
  return defineRoutes(proofContract, {
    'PUT /api/auth/proof': {
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
      async handle({ bearer, now }, tx) {
        await updateAuthSession(tx, bearer.authSessionId, { provedAt: now });
        return { until: new Date(now.getTime() + FRESH_MS) };
      },
    },
  });
}
