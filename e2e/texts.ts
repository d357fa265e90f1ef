import arDashboard from '@bayan/web/locales/ar/dashboard.json' with { type: 'json' };
import arNames from '@bayan/web/locales/ar/names.json' with { type: 'json' };
import arSignIn from '@bayan/web/locales/ar/sign-in.json' with { type: 'json' };
import arToday from '@bayan/web/locales/ar/today.json' with { type: 'json' };
import ar from '@bayan/web/locales/ar/translation.json' with { type: 'json' };
import enDashboard from '@bayan/web/locales/en/dashboard.json' with { type: 'json' };
import enNames from '@bayan/web/locales/en/names.json' with { type: 'json' };
import enSignIn from '@bayan/web/locales/en/sign-in.json' with { type: 'json' };
import enToday from '@bayan/web/locales/en/today.json' with { type: 'json' };
import en from '@bayan/web/locales/en/translation.json' with { type: 'json' };

export const texts = { en, ar };
export const signInTexts = { en: enSignIn, ar: arSignIn };
export const dashboardTexts = { en: enDashboard, ar: arDashboard };
export const todayTexts = { en: enToday, ar: arToday };
export const namesTexts = { en: enNames, ar: arNames };

/** A text with what the page sets into it. */
export const filledIn = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/{{(\w+)}}/g, (_, name: string) => values[name] ?? '');
