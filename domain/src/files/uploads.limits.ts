export const UPLOAD_LIMITS = {
  name: 1000,
  /** Beyond what is taken for anything: what is too large for its use is said so in other words. */
  size: 999_999_999_999,
  parts: 500,
} as const;
