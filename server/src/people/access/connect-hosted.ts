import { type FactorKeys, loadFactorKeys } from '@bayan/auth/tokens/factor-keys';
import { loadSigningKeys, type SigningKeys } from '@bayan/auth/tokens/load-signing-keys';
import type { JWTVerifyGetKey } from 'jose';
import type { Config, HostedSignIn } from '#config/config.ts';
import type { InviteHosted } from '#people/profiles/invite-hosted.ts';
import { checkHosted } from './check-hosted.ts';
import { createHostedInvitations } from './hosted-invitations.ts';
import { createHostedKeys } from './hosted-keys.ts';

/** A hosted sign-in service that has answered to our address and keys. */
export interface HostedConnection {
  readonly kind: 'hosted';
  readonly project: HostedSignIn;
  readonly keys: JWTVerifyGetKey;
  readonly invite: InviteHosted;
}

/** Who signs people in: our own service with its keys, or a hosted one in its place (R31). */
export type SignInService = OwnSignIn | HostedConnection;

export interface OwnSignIn {
  readonly kind: 'own';
  readonly keys: SigningKeys;
  readonly factorKeys: FactorKeys;
}

export const openOwnSignIn = async (config: Pick<Config, 'dataDir' | 'auth'>): Promise<OwnSignIn> => ({
  kind: 'own',
  keys: await loadSigningKeys(config),
  factorKeys: await loadFactorKeys(config),
});

/** Null where our own service signs people in. */
export async function connectHosted({
  hosted,
  auth,
  publicUrl,
}: Pick<Config, 'hosted' | 'auth' | 'publicUrl'>): Promise<HostedConnection | null> {
  if (hosted === undefined) return null;
  await checkHosted(hosted, auth);
  return {
    kind: 'hosted',
    project: hosted,
    keys: createHostedKeys(hosted),
    invite: createHostedInvitations(hosted, { publicUrl }),
  };
}
