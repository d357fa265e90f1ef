import type { AuthPasskey } from '#store/passkeys.repository.ts';

/** The protocol's passkey object; nothing in it is of use to anybody but its owner. */
export const passkeyView = ({ id, friendlyName, createdAt, lastUsedAt }: AuthPasskey) => ({
  id,
  friendly_name: friendlyName || undefined,
  created_at: createdAt,
  last_used_at: lastUsedAt ?? undefined,
});
