import type { Language } from '@bayan/domain/language/language';
import type { Option } from '#ui/options.ts';

/** In which our families pay and our tutors are paid. */
const COMMON = ['GBP', 'SAR', 'AED', 'QAR', 'KWD', 'BHD', 'OMR', 'USD', 'EUR'];

/** The currencies of Britain and the Gulf first; then every other one that the browser knows. */
export function currencyOptions(chosen: string, language: Language): Option[] {
  const names = new Intl.DisplayNames(language, { type: 'currency' });
  const others = [...new Set([...Intl.supportedValuesOf('currency'), chosen])].filter(
    code => !COMMON.includes(code),
  );
  return [...COMMON, ...others].map(id => ({ id, label: `${names.of(id)} (${id})` }));
}
