import type { AuthService } from '@bayan/domain/auth/auth-service';

let asked: Promise<AuthService> | undefined;

/** Asked for once, and again only where it could not be answered. */
export function authService(): Promise<AuthService> {
  asked ??= ask();
  asked.catch(() => {
    asked = undefined;
  });
  return asked;
}

async function ask(): Promise<AuthService> {
  const response = await fetch('/api/auth/service');
  if (!response.ok) throw new Error(`the sign-in service is not known: ${response.status}`);
  return response.json();
}
