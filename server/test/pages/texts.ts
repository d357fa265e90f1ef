import arApply from '@bayan/web/locales/ar/apply.json' with { type: 'json' };
import arSignIn from '@bayan/web/locales/ar/sign-in.json' with { type: 'json' };
import ar from '@bayan/web/locales/ar/translation.json' with { type: 'json' };
import enApply from '@bayan/web/locales/en/apply.json' with { type: 'json' };
import enSignIn from '@bayan/web/locales/en/sign-in.json' with { type: 'json' };
import en from '@bayan/web/locales/en/translation.json' with { type: 'json' };

export const texts = { en, ar };
export const signInTexts = { en: enSignIn, ar: arSignIn };
export const applyTexts = { en: enApply, ar: arApply };
export const siteNames = { en: 'Bayan Academy', ar: 'أكاديمية بيان' };
