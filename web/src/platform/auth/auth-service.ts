import type { AuthService } from '@bayan/domain/auth/auth-service.contract';
import type { ReadLine } from '#platform/api/endpoint-lines.ts';
import { endpointPath } from '#platform/api/endpoint-path.ts';

let asked: Promise<AuthService> | undefined;

/** Asked for once, and again only where it could not be answered. */
export function authService(): Promise<AuthService> {
  asked ??= ask();
  asked.catch(() => {
    asked = undefined;
  });
  return asked;
}

/** Every page has it: what else the API is called with comes only with those that need it. */
async function ask(): Promise<AuthService> {
  const { path } = endpointPath('GET /api/auth/service' satisfies ReadLine, {});
  const response = await fetch(path);
  if (!response.ok) throw new Error(`the sign-in service is not known: ${response.status}`);
  return response.json();
}
