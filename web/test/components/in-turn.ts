import { type Language, languages } from '@bayan/domain/language/language';
import { inject, test } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Every test of a component in both languages, as `npm run test:all` asks for. */
    readonly isFullSquare: boolean;
  }
}

/** Registers nothing, for the language whose turn it is not. */
const elsewhere = Object.assign(() => {}, { each: () => () => {} }) as unknown as typeof test;

/**
 * The tests of one language. They come by turns, the first in English and the next in Arabic: most states are the same in
 * both, and each screen is opened in both by the sweep. What depends on the language is a test `inBoth`.
 */
export function inTurn(language: Language) {
  const isAll = inject('isFullSquare');
  let turn = languages.indexOf(language);
  const next = () => (isAll || turn++ % languages.length === 0 ? test : elsewhere);
  const each = ((...cases: Parameters<typeof test.each>) => next().each(...cases)) as typeof test.each;
  const one = ((...given: Parameters<typeof test>) => next()(...given)) as typeof test;
  return { test: Object.assign(one, { each }), inBoth: test };
}
