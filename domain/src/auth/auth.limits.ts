/** Longer than any valid value: a proof that cannot be right is refused before it is compared. */
export const AUTH_LIMITS = { password: 256, mailedCode: 20, recoveryCode: 40 } as const;

/** A code of an authenticator app or a mail, with room for the spaces that people type. */
export const MAX_TYPED_CODE = 12;
