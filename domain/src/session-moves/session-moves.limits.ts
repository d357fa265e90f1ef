/** How many days of free times one request can ask for. */
export const SLOT_DAYS_AT_MOST = 14;
