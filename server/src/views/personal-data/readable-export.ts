import type { Language } from '@bayan/domain/language/language';
import { escapeHtml } from '@bayan/platform/http/escape-html';
import ar from '#locales/ar/person-export.json' with { type: 'json' };
import en from '#locales/en/person-export.json' with { type: 'json' };

const TEXTS = { en, ar };

interface How {
  readonly language: Language;
  readonly now: Date;
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** The archive's data as a page that any browser opens, without anything from elsewhere. */
export function writeReadable(
  data: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>,
  { language, now }: How,
): string {
  const texts = TEXTS[language];
  const named = (names: Readonly<Record<string, string>>, key: string) => escapeHtml(names[key] ?? key);
  const instant = new Intl.DateTimeFormat(language === 'ar' ? 'ar-u-ca-gregory-nu-latn' : 'en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  const shown = (value: unknown): string => {
    if (value === null || value === '') return '';
    if (typeof value === 'boolean') return value ? texts.yes : texts.no;
    if (Array.isArray(value)) return value.map(shown).join('<br>');
    if (typeof value === 'object')
      return Object.entries(value)
        .map(([key, part]) => `${escapeHtml(key)}: ${shown(part)}`)
        .join('<br>');
    const text = String(value);
    return escapeHtml(INSTANT.test(text) ? `${instant.format(new Date(text))} UTC` : text);
  };
  const record = (row: Readonly<Record<string, unknown>>) => {
    const lines = Object.entries(row).filter(([, value]) => shown(value) !== '');
    return `<dl>${lines.map(([key, value]) => `<dt>${named(texts.columns, key)}</dt><dd dir="auto">${shown(value)}</dd>`).join('')}</dl>`;
  };
  const sections = Object.entries(data).map(
    ([table, rows]) =>
      `<section><h2>${named(texts.tables, table)}</h2>${rows.map(record).join('<hr>')}</section>`,
  );
  return `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(texts.title)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.25rem 1rem;margin:0}dt{color:#555}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}
h2{margin:2.5rem 0 .75rem}hr{border:0;border-top:1px solid #ddd;margin:1rem 0}</style>
<h1>${escapeHtml(texts.title)}</h1>
<p>${escapeHtml(texts.note)}</p>
<p>${escapeHtml(texts.madeAt)}: <bdi>${escapeHtml(instant.format(now))} UTC</bdi></p>
${sections.join('\n')}
</html>
`;
}
