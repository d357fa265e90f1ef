export const PUBLIC_TUTOR_LIMITS = {
  /** One thought, as it stands on a card. */
  line: 160,
  languages: 6,
  earliestYear: 1950,
  latestYear: 2100,
} as const;
