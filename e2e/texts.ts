import arDashboard from '../web/public/locales/ar/dashboard.json' with { type: 'json' };
import arNames from '../web/public/locales/ar/names.json' with { type: 'json' };
import arSignIn from '../web/public/locales/ar/sign-in.json' with { type: 'json' };
import ar from '../web/public/locales/ar/translation.json' with { type: 'json' };
import enDashboard from '../web/public/locales/en/dashboard.json' with { type: 'json' };
import enNames from '../web/public/locales/en/names.json' with { type: 'json' };
import enSignIn from '../web/public/locales/en/sign-in.json' with { type: 'json' };
import en from '../web/public/locales/en/translation.json' with { type: 'json' };

export const texts = { en, ar };
export const signInTexts = { en: enSignIn, ar: arSignIn };
export const dashboardTexts = { en: enDashboard, ar: arDashboard };
export const namesTexts = { en: enNames, ar: arNames };
