import type { AuthService } from '@bayan/domain/auth/auth-service.contract';
import { earlyOr } from '#platform/early-answers.ts';
import { authServicePath } from './auth-service-path.ts';

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
  const response = await earlyOr(() => fetch(authServicePath), authServicePath, null);
  if (!response.ok) throw new Error(`the sign-in service is not known: ${response.status}`);
  return response.json();
}
