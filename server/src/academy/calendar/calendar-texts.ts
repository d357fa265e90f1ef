import type { Language } from '@bayan/domain/language/language';
import { createInstance } from 'i18next';
import ar from '#locales/ar/calendar.json' with { type: 'json' };
import arNames from '#locales/ar/names.json' with { type: 'json' };
import en from '#locales/en/calendar.json' with { type: 'json' };
import enNames from '#locales/en/names.json' with { type: 'json' };

const texts = createInstance({
  resources: { en: { calendar: en, names: enNames }, ar: { calendar: ar, names: arNames } },
  defaultNS: 'calendar',
  fallbackLng: false,
  initAsync: false,
  interpolation: { escapeValue: false },
});
await texts.init();

type CalendarTexts = (key: string, values?: Readonly<Record<string, string>>) => string;

/** What people are called is set into a sentence, and never obeyed. */
export const calendarTexts = (language: Language): CalendarTexts => {
  const t = texts.getFixedT(language, 'calendar');
  return (key, values = {}) => t(key, { ...values, nest: false });
};
