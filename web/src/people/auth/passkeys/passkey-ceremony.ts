import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { type AuthError, isAuthError } from '@supabase/auth-js';
import type { SignInClient } from '#platform/auth/auth-client.ts';

// Fetched when somebody asks for a passkey, and by nobody else (R360).
const library = () => import('@simplewebauthn/browser');

/** What the person and the browser made of it: `left` without one, or there is `known` one already. */
export type Ceremony<T> = { readonly made: T } | 'left' | 'known';

/** Whoever closes the window of the browser, or begins something else, has only changed their mind. */
async function ceremony<T>(begin: () => Promise<T>): Promise<Ceremony<T>> {
  try {
    return { made: await begin() };
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'NotAllowedError' || name === 'AbortError') return 'left';
    if (name === 'InvalidStateError') return 'known';
    throw error;
  }
}

/** The one shape of the standard, which the two libraries describe each in their own words. */
type Credential = Parameters<SignInClient['passkey']['verifyAuthentication']>[0]['credential'];

interface Answer<T> {
  readonly data: T | null;
  readonly error: AuthError | null;
}

/** What is no answer of the service is unforeseen. */
function answerOf<T>({ data, error }: { data: T; error: null } | { data: null; error: Error }): Answer<T> {
  if (error && !isAuthError(error)) throw error;
  return { data, error };
}

interface Asking {
  /** Among what the browser offers to fill in, without a window of its own. */
  readonly isAutofill: boolean;
  /** Two at once would end one another. */
  readonly isWanted: () => boolean;
}

/** Signs in by a passkey of this browser. Null: nobody chose one, or none was to be had and nobody had asked. */
export async function signInByPasskey(
  service: SignInClient,
  { isAutofill, isWanted }: Asking,
): Promise<{ readonly error: AuthError | null } | null> {
  const [{ startAuthentication }, asked] = await Promise.all([
    library(),
    service.passkey.startAuthentication(),
  ]);
  if (!isWanted()) return null;
  if (asked.error) return isAutofill ? null : asked;
  const { challenge_id: challengeId } = asked.data;
  const optionsJSON = asked.data.options as PublicKeyCredentialRequestOptionsJSON;
  const used = await ceremony(() => startAuthentication({ optionsJSON, useBrowserAutofill: isAutofill }));
  if (typeof used === 'string') return null;
  const credential = used.made as Credential;
  return answerOf(await service.passkey.verifyAuthentication({ challengeId, credential }));
}

type Begun = NonNullable<Awaited<ReturnType<SignInClient['passkey']['startRegistration']>>['data']>;

/** Has this browser make a passkey, and hands it to the service that has let the person begin. */
export async function makePasskey(service: SignInClient, { challenge_id: challengeId, options }: Begun) {
  const { startRegistration } = await library();
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
  const made = await ceremony(() => startRegistration({ optionsJSON }));
  if (typeof made === 'string') return made;
  const credential = made.made as Credential;
  return answerOf(await service.passkey.verifyRegistration({ challengeId, credential }));
}

/** What was offered to be filled in is offered no longer. */
export const endCeremony = async (): Promise<void> => (await library()).WebAuthnAbortService.cancelCeremony();
