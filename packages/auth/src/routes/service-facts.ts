import type { AuthSettings } from '#auth-settings.ts';
import { relyingPartyOf } from '#protocol/relying-party.ts';
import type { SigningKeys } from '#tokens/load-signing-keys.ts';

const OTHER_PROVIDERS = [
  'apple',
  'azure',
  'bitbucket',
  'discord',
  'facebook',
  'figma',
  'fly',
  'github',
  'gitlab',
  'google',
  'kakao',
  'keycloak',
  'linkedin',
  'linkedin_oidc',
  'notion',
  'slack',
  'slack_oidc',
  'snapchat',
  'spotify',
  'twitch',
  'twitter',
  'workos',
  'x',
  'zoom',
];

/** What this service offers, for clients that ask. */
export const settingsOf = ({
  publicUrl,
  auth: { anonymousUsers, smsAutoconfirm, mailerAutoconfirm, signUpDisabled },
}: Pick<AuthSettings, 'publicUrl' | 'auth'>) => ({
  external: {
    anonymous_users: anonymousUsers,
    email: true,
    phone: smsAutoconfirm,
    ...Object.fromEntries(OTHER_PROVIDERS.map(provider => [provider, false])),
  },
  disable_signup: signUpDisabled,
  mailer_autoconfirm: mailerAutoconfirm,
  phone_autoconfirm: smsAutoconfirm,
  sms_provider: '',
  saml_enabled: false,
  saml_private_key_next_configured: false,
  passkeys_enabled: relyingPartyOf(publicUrl) !== null,
});

/** The protocol's name, by which clients know what they talk to. */
export const HEALTH = { version: 'v2', name: 'GoTrue', description: 'The sign-in service of the academy' };

export const publicKeys = ({ byKid }: SigningKeys) => ({
  keys: [...byKid.values()].flatMap(key => key.publicJwk ?? []),
});
