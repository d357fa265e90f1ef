import { authServiceView } from '@bayan/domain/auth/auth-service';
import { anyone } from '@bayan/platform/http/access';
import { json } from '@bayan/platform/http/output';
import { defineRoute, type Route } from '@bayan/platform/http/route';
import type { Config } from '#config/config.ts';
import { hostedService } from './hosted-call.ts';

export const authServiceRoutes = ({
  config: { hosted, publicUrl, auth },
}: {
  readonly config: Pick<Config, 'hosted' | 'publicUrl' | 'auth'>;
}): Route[] => [
  defineRoute({
    method: 'get',
    path: '/api/auth/service',
    summary: 'The sign-in service that the page asks: our own, or a hosted one with its public key',
    access: anyone,
    input: {},
    output: json(200, authServiceView),
    handle: async () =>
      hosted
        ? { url: hostedService(hosted), publicKey: hosted.anonKey, hosted: true, signUpOpen: true }
        : { url: `${publicUrl}/auth/v1`, publicKey: null, hosted: false, signUpOpen: !auth.signUpDisabled },
  }),
];
