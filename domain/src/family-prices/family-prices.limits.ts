/** A price may be agreed before it is typed in, and long before it holds. */
export const PRICE_DAYS = { back: 366, ahead: 731 } as const;
/** More prices of one family nobody looks through; the newest of them are shown. */
export const PRICES_SHOWN = 50;
