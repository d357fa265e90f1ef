import { ERRORS, FIELD_PROBLEMS } from '@bayan/domain/errors';
import { LANGUAGES } from './translation-texts.mjs';

const NEEDED = new Set([
  ...Object.keys(ERRORS).flatMap(code => [`${code}.title`, `${code}.text`]),
  ...FIELD_PROBLEMS.map(problem => `field.${problem}`),
]);

/** Whatever the API can answer has its words in every language, and no words are kept for what it cannot. */
export function errorTextFaults(files) {
  const errors = files.find(({ namespace }) => namespace === 'errors');
  if (errors === undefined) return ['no translation file has the texts of errors'];
  return LANGUAGES.flatMap(language => {
    const known = new Set(errors.texts.get(language).keys());
    return [
      ...[...NEEDED.difference(known)].map(key => `${key} is missing`),
      ...[...known.difference(NEEDED)].map(key => `${key} belongs to no error`),
    ].map(fault => `${errors.pathIn(language)}: ${fault}`);
  });
}
