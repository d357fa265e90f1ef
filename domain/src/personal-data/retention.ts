const DAY_MS = 86_400_000;

/** How long the academy keeps what it does not need for longer, in the order in which a page lists it (R851). */
export const RETENTION = {
  applications: { unit: 'months', count: 12 },
  'security-events': { unit: 'days', count: 180 },
  notices: { unit: 'days', count: 180 },
  mails: { unit: 'days', count: 90 },
  removed: { unit: 'days', count: 30 },
  exports: { unit: 'days', count: 7 },
  imports: { unit: 'days', count: 1 },
} as const satisfies Record<string, { readonly unit: 'days' | 'months'; readonly count: number }>;

export type RetentionPart = keyof typeof RETENTION;
type PartInDays = {
  [P in RetentionPart]: (typeof RETENTION)[P]['unit'] extends 'days' ? P : never;
}[RetentionPart];

export const keptMs = (part: PartInDays): number => RETENTION[part].count * DAY_MS;
