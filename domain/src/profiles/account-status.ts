/** Whether the person may use the product now, and if not, why. */
export const STANDINGS = ['active', 'no-role', 'awaiting-approval', 'awaiting-second-factor'] as const;
export type AccountStatus = (typeof STANDINGS)[number];
