/**
 * Whether a form would leave the parent without the address that was given: it may be replaced, never removed, so that no
 * adult writes to a child alone (R441). What is not sent stays as it is.
 */
export const takesAddressAway = (
  given: string | null | undefined,
  sent: string | null | undefined,
): boolean => Boolean(given) && sent === null;
