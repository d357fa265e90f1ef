/** Whether the person can use the product, and the reason if not. */
export const STANDINGS = ['active', 'no-role', 'awaiting-approval', 'awaiting-second-factor'] as const;
export type AccountStatus = (typeof STANDINGS)[number];
