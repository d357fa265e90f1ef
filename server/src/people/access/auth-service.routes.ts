import { authServiceContract } from '@bayan/domain/auth/auth-service.contract';
import { defineRoutes } from '@bayan/platform/http/define-routes';
import type { Config } from '#config/config.ts';
import { hostedService } from './hosted-call.ts';

export const authServiceRoutes = ({
  config: { hosted, publicUrl, auth },
}: {
  readonly config: Pick<Config, 'hosted' | 'publicUrl' | 'auth'>;
}) =>
  defineRoutes(authServiceContract, {
    'GET /api/auth/service': async () =>
      hosted
        ? { url: hostedService(hosted), publicKey: hosted.anonKey, hosted: true, signUpOpen: true }
        : { url: `${publicUrl}/auth/v1`, publicKey: null, hosted: false, signUpOpen: !auth.signUpDisabled },
  });
