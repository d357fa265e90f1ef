import type { Language } from '@bayan/domain/language/language';
import { leftToRight } from './isolates.ts';

/** 1,234: digits are named, because browsers disagree on which ones Arabic means. */
export const numberText = (value: number, language: Language) =>
  new Intl.NumberFormat(`${language === 'ar' ? 'ar' : 'en-GB'}-u-nu-latn`).format(value);

const inMoney = (amount: number, currency: string, locale: string) =>
  new Intl.NumberFormat(`${locale}-u-nu-latn`, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 3,
  }).format(amount);

/**
 * £45.00, with as many decimals as the amount has beyond the currency's own. Arabic names the riyal and the dinar in
 * letters; a sign such as £ would be read from the wrong side there, with the letters that `Intl` sets beside it.
 */
export function moneyText(amount: number, currency: string, language: Language): string {
  const inEnglish = inMoney(amount, currency, 'en-GB');
  if (language === 'en') return inEnglish;
  return /\p{Currency_Symbol}/u.test(inEnglish) ? leftToRight(inEnglish) : inMoney(amount, currency, 'ar');
}
