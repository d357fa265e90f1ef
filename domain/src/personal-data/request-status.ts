export const EXPORT_STATUSES = ['waiting', 'ready', 'expired'] as const;
/** An erasure is `running` only inside the transaction that erases: nobody reads it so. */
export const ERASURE_STATUSES = ['waiting', 'running', 'done', 'withdrawn'] as const;
