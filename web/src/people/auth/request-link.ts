import type { SignInClient } from '#platform/auth/auth-client.ts';
import { paths } from '#platform/paths.ts';

const here = (path: string) => new URL(path, location.origin).href;

export const requestRecovery = (client: SignInClient, email: string) =>
  client.resetPasswordForEmail(email, { redirectTo: here(paths.resetPassword) });

export const requestConfirmation = (client: SignInClient, email: string) =>
  client.resend({ type: 'signup', email, options: { emailRedirectTo: here(paths.landing) } });
