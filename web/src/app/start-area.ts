import type { AreaStart } from '#platform/area-start.ts';
import { attempt } from '#platform/attempt.ts';
import { authServicePath } from '#platform/auth/auth-service-path.ts';
import { hasEntered } from '#platform/auth/entered-area.ts';
import { ownProfilePath, profileAccept } from '#platform/auth/own-profile-path.ts';
import { authStorageKey } from '#platform/auth/stored-sign-in.ts';
import { askEarly } from '#platform/early-answers.ts';

interface StoredSignIn {
  readonly access_token: string;
  readonly expires_at: number;
  readonly user: { readonly id: string };
}

/** The sign-in client renews a token that is about to end: what was asked for with it would not be used. */
const ABOUT_TO_END_S = 120;

const storedSignIn = () =>
  attempt((): StoredSignIn | null => JSON.parse(localStorage.getItem(authStorageKey) ?? 'null'));

function expectScript(file: string): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'modulepreload', href: file });
  document.head.append(link);
}

/**
 * Runs in the head of an area's page: asks for the data of the place in the address together with its code, for somebody
 * who was let in before. Whether they still are the server decides (R671).
 */
export function startArea(area: AreaStart | null): void {
  if (!area) return;
  askEarly(area.texts, null);
  const place = area.places[location.pathname.slice(area.root.length + 1)];
  for (const file of place?.files ?? []) expectScript(file);
  const signIn = storedSignIn();
  if (!signIn?.user || signIn.expires_at - Date.now() / 1000 < ABOUT_TO_END_S) return;
  if (!hasEntered(signIn.user.id, area.role)) return;
  askEarly(authServicePath, null);
  askEarly(ownProfilePath(signIn.user.id), signIn.access_token, profileAccept);
  // With a search in its address, a place asks for something else.
  const reads = location.search === '' ? [...(place?.reads ?? []), ...area.reads] : area.reads;
  for (const path of reads) askEarly(path, signIn.access_token);
}
