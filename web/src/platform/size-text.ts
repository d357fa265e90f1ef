import type { Language } from '@bayan/domain/language/language';

const MEGABYTE = 1024 * 1024;

/**
 * 340 kB, 2.5 MB, 10 ميغابايت: nobody writes the unit short in Arabic. Digits are named, because browsers disagree on which
 * ones Arabic means.
 */
export function sizeText(bytes: number, language: Language): string {
  const isLarge = bytes >= MEGABYTE;
  return new Intl.NumberFormat(`${language === 'ar' ? 'ar' : 'en-GB'}-u-nu-latn`, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    unitDisplay: language === 'ar' ? 'long' : 'short',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / MEGABYTE : Math.max(1, bytes / 1024));
}
