import { loadSigningKeys } from '@bayan/auth/tokens/load-signing-keys';
import { createServiceTokens } from '@bayan/auth/tokens/service-token';
import type { TestApp } from '#test/harness.ts';
import { authCaller } from './auth-caller.ts';

export const serviceTokenOf = async ({ config, clock }: TestApp, lifeSeconds = 86_400) =>
  createServiceTokens(await loadSigningKeys(config), config).sign(lifeSeconds, clock.now());

/** Calls the sign-in service as a machine with a service token. */
export async function serviceCaller(app: TestApp) {
  const auth = authCaller(app);
  const token = await serviceTokenOf(app);
  return {
    token,
    call: (method: string, path: string, body?: unknown) => auth.call(method, path, { token, body }),
  };
}
