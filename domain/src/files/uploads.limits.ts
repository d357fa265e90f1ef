export const UPLOAD_LIMITS = {
  name: 1000,
  /** Larger than any use allows, so that a file that is too large gets the error of its use. */
  size: 999_999_999_999,
  parts: 500,
} as const;
