import arApply from '../../../web/public/locales/ar/apply.json' with { type: 'json' };
import arSignIn from '../../../web/public/locales/ar/sign-in.json' with { type: 'json' };
import ar from '../../../web/public/locales/ar/translation.json' with { type: 'json' };
import enApply from '../../../web/public/locales/en/apply.json' with { type: 'json' };
import enSignIn from '../../../web/public/locales/en/sign-in.json' with { type: 'json' };
import en from '../../../web/public/locales/en/translation.json' with { type: 'json' };

export const texts = { en, ar };
export const signInTexts = { en: enSignIn, ar: arSignIn };
export const applyTexts = { en: enApply, ar: arApply };
export const siteNames = { en: 'Bayan Academy', ar: 'أكاديمية بيان' };
