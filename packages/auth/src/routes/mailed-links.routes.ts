import { lookAtLinkForm, lookedAtLink } from '@bayan/domain/auth/mailed-link';
import { anyone } from '@bayan/platform/http/access';
import { networkOf } from '@bayan/platform/http/client-address';
import { json } from '@bayan/platform/http/output';
import { defineRoute, type Route } from '@bayan/platform/http/route';
import { keyOf, passOrRefuse } from '@bayan/platform/limits/limits.repository';
import type { AuthSettings } from '#auth-settings.ts';
import { purposesOfType } from '#links/verify-link.ts';
import { isChallengedLink } from '#protocol/one-time-token.ts';
import { createRedirectTarget } from '#protocol/redirect-target.ts';
import { lookAtLink } from '#store/one-time-tokens.repository.ts';

/** From one client address (R67). */
const MOST = { most: 120, windowMs: 3_600_000 };

export function mailedLinkRoutes({
  config,
}: {
  readonly config: Pick<AuthSettings, 'publicUrl' | 'isLocal' | 'auth'>;
}): Route[] {
  const redirectTarget = createRedirectTarget(config);
  return [
    defineRoute({
      method: 'post',
      path: '/api/auth/links/look',
      summary: 'Whose a mailed link is; changes nothing, and is no GET so that the link is in no log',
      access: anyone,
      input: { body: lookAtLinkForm },
      output: json(200, lookedAtLink),
      async before({ clientAddress, now }, db) {
        if (!config.auth.rateLimits) return;
        const key = keyOf('looks at links from an address', networkOf(clientAddress));
        await passOrRefuse(db, { ...MOST, key }, now);
      },
      async handle({ body: { token, type, redirectTo }, now }, db) {
        const found = await lookAtLink(db, token, purposesOfType(type) ?? [], now);
        if (!found) return { link: null };
        const { userId, newEmail, purpose, mailedTo } = found;
        const email = purpose === 'email_change_undo' ? mailedTo : found.email;
        return {
          link: {
            userId,
            email: email ?? '',
            newEmail: type === 'email_change' ? newEmail : null,
            target: redirectTarget(redirectTo ?? null),
            isChallenged: isChallengedLink(token),
          },
        };
      },
    }),
  ];
}
