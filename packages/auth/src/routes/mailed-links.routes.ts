import { mailedLinksContract } from '@bayan/domain/auth/mailed-links.contract';
import { defineRoutes } from '@bayan/platform/http/define-routes';
import type { AuthSettings } from '#auth-settings.ts';
import { purposesOfType } from '#links/verify-link.ts';
import { isChallengedLink } from '#protocol/one-time-token.ts';
import { createRedirectTarget } from '#protocol/redirect-target.ts';
import { lookAtLink } from '#store/one-time-tokens.repository.ts';

export function mailedLinkRoutes({
  config,
}: {
  readonly config: Pick<AuthSettings, 'publicUrl' | 'isLocal' | 'auth'>;
}) {
  const redirectTarget = createRedirectTarget(config);
  return defineRoutes(mailedLinksContract, {
    async 'POST /api/auth/links/look'({ body: { token, type, redirectTo }, now }, db) {
      const found = await lookAtLink(db, token, purposesOfType(type) ?? [], now);
      if (!found) return { link: null };
      const { userId, newEmail, purpose, mailedTo } = found;
      const email = purpose === 'email_change_undo' ? mailedTo : found.email;
      return {
        link: {
          userId,
          email: email ?? '',
          newEmail: type === 'email_change' ? newEmail : null,
          mailedTo,
          target: redirectTarget(redirectTo ?? null),
          isChallenged: isChallengedLink(token),
        },
      };
    },
  });
}
