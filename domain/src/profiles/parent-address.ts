/**
 * Whether a form removes the parent's address. A family can replace the address but not remove it, so that no adult
 * writes to a child alone (R441). An omitted field stays unchanged.
 */
export const takesAddressAway = (
  given: string | null | undefined,
  sent: string | null | undefined,
): boolean => Boolean(given) && sent === null;
