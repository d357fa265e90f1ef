import type { TableMark } from './mark.ts';

const ofUser = (deleted: readonly string[], exported?: readonly string[]): TableMark => ({
  rows: [{ whose: 'user_id = :person', isDeleted: true, ...(exported && { exported }) }],
  deleted,
});

/** The sign-in, with its devices, keys and tokens. */
export const signInMarks: Readonly<Record<string, TableMark>> = {
  auth_browsers: ofUser(
    ['user_id', 'browser_hash', 'created_at', 'last_used_at'],
    ['created_at', 'last_used_at'],
  ),
  auth_challenges: {
    rows: [{ whose: 'factor_id in (select id from auth_factors where user_id = :person)', isDeleted: true }],
    deleted: ['id', 'factor_id', 'ip', 'created_at', 'expires_at', 'challenge'],
  },
  auth_passkey_challenges: {
    rows: [
      { whose: 'auth_session_id in (select id from auth_sessions where user_id = :person)', isDeleted: true },
    ],
    deleted: ['id', 'auth_session_id', 'challenge', 'created_at', 'expires_at'],
  },
  auth_recovery_codes: ofUser(['user_id', 'position', 'code_hash', 'key_id', 'created_at']),
  auth_sessions: ofUser(
    [
      ...['id', 'user_id', 'aal', 'amr', 'refresh_key', 'refresh_counter', 'rotated_at', 'user_agent', 'ip'],
      ...['not_after', 'created_at', 'refreshed_at', 'factor_id', 'password_reset_until', 'proof_hash'],
      ...['acted_at', 'passkey_id', 'proved_at'],
    ],
    ['user_agent', 'ip', 'created_at', 'refreshed_at'],
  ),
  auth_passkeys: ofUser(
    [
      ...['id', 'user_id', 'factor_id', 'credential_id', 'public_key', 'counter', 'transports'],
      ...['is_backed_up', 'friendly_name', 'created_at', 'last_used_at'],
    ],
    ['friendly_name', 'created_at', 'last_used_at'],
  ),
  auth_factors: ofUser(
    [
      ...['id', 'user_id', 'friendly_name', 'factor_type', 'status', 'secret', 'last_used_step'],
      ...['last_challenged_at', 'created_at', 'updated_at', 'secret_key_id'],
    ],
    ['friendly_name', 'factor_type', 'created_at'],
  ),
  auth_flow_codes: ofUser([
    ...['code_hash', 'user_id', 'method', 'code_challenge', 'code_challenge_method', 'created_at'],
    'expires_at',
  ]),
  auth_one_time_tokens: ofUser([
    ...['id', 'user_id', 'purpose', 'email', 'link_hash', 'code_hash', 'failed_attempts', 'password_hash'],
    ...['has_known_password', 'user_metadata', 'created_at', 'expires_at', 'code_challenge'],
    'code_challenge_method',
  ]),
  auth_identities: ofUser(
    [
      ...['id', 'user_id', 'provider', 'provider_id', 'identity_data', 'last_sign_in_at', 'created_at'],
      'updated_at',
    ],
    ['provider', 'provider_id', 'created_at'],
  ),
  auth_users: {
    rows: [
      {
        whose: 'id = :person',
        isDeleted: true,
        exported: ['email', 'phone', 'new_email', 'last_sign_in_at', 'user_metadata', 'created_at'],
      },
    ],
    deleted: [
      ...['id', 'email', 'phone', 'password_hash', 'has_known_password', 'email_confirmed_at'],
      ...['phone_confirmed_at', 'invited_at', 'confirmation_sent_at', 'recovery_sent_at'],
      ...['reauthentication_sent_at', 'new_email', 'email_change_sent_at', 'last_sign_in_at'],
      ...['app_metadata', 'user_metadata', 'banned_until', 'is_anonymous', 'created_at', 'updated_at'],
      ...['deleted_at', 'magic_link_sent_at'],
    ],
  },
  auth_sign_ups: { kept: { brief: ['address_hash', 'password_hash', 'asked_at'] } },
  auth_limits: { kept: { brief: ['key', 'hits', 'expires_at'] } },
};
