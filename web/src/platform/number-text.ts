import type { Language } from '@bayan/domain/language/language';

/** 1,234: digits are named, because browsers disagree on which ones Arabic means. */
export const numberText = (value: number, language: Language) =>
  new Intl.NumberFormat(`${language === 'ar' ? 'ar' : 'en-GB'}-u-nu-latn`).format(value);

/** £45.00, with as many decimals as the amount has beyond the currency's own. */
export const moneyText = (amount: number, currency: string, language: Language) =>
  new Intl.NumberFormat(`${language === 'ar' ? 'ar' : 'en-GB'}-u-nu-latn`, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 3,
  }).format(amount);
