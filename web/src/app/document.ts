import { directionOf, type Language } from '@bayan/domain/language/language';
import type { WrittenPage } from '@bayan/domain/pages/written-page';
import type { PageSettings } from '@bayan/domain/settings/page-settings';
import { type AreaStart, areaElementId } from '#platform/area-start.ts';
import { settingsElementId } from '#platform/settings-element.ts';
import { byCountryAttribute } from '#platform/visit.tsx';
import { writtenElementId } from '#platform/written-page.tsx';
import type { ClientAssets } from './client-assets.ts';
import type { PageRoute } from './routes.ts';

interface Page {
  readonly markup: string;
  readonly language: Language;
  readonly settings: PageSettings;
  readonly isArabicByCountry: boolean;
  readonly written: WrittenPage | null;
  readonly start: PageRoute['start'];
  readonly assets: ClientAssets;
  readonly area: AreaOfPage | null;
}

/** Where the page belongs to a signed-in area. */
interface AreaOfPage {
  readonly scripts: readonly string[];
  readonly start: AreaStart;
}

/** React writes what belongs into the head before everything else. */
const leadingHeadElements = /^(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>)*/s;

export function documentOf(page: Page): string {
  const { markup, language, settings, isArabicByCountry, written, start, assets, area } = page;
  const head = markup.match(leadingHeadElements)?.[0] ?? '';
  const body = markup.slice(head.length);
  const byCountry = isArabicByCountry ? ` ${byCountryAttribute}` : '';
  return [
    `<!doctype html><html lang="${language}" dir="${directionOf(language)}"${byCountry}><head><meta charset="utf-8">`,
    // The script after it reads it.
    area ? dataElement(areaElementId, area.start) : '',
    `<script>${assets.earlyScript}</script>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    head,
    start === 'never'
      ? ''
      : `<link rel="preload" as="font" type="font/woff2" crossorigin href="${assets.fonts[language]}">`,
    `<style>${assets.style}</style>`,
    ...identity(language),
    script(start, assets),
    ...(area ? neededAtOnce(area) : []),
    `</head><body><div id="root">${body}</div>`,
    dataElement(settingsElementId, settings),
    written && start !== 'never' ? dataElement(writtenElementId, written) : '',
    '</body></html>',
  ].join('');
}

/** The look of the site in a browser's tab, on a home screen and around the page. */
const identity = (language: Language) => [
  '<meta name="color-scheme" content="light dark">',
  '<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">',
  '<meta name="theme-color" content="#101b2a" media="(prefers-color-scheme: dark)">',
  '<link rel="icon" type="image/svg+xml" href="/favicon.svg">',
  '<link rel="apple-touch-icon" href="/icons/apple-touch.png">',
  `<link rel="manifest" href="/manifest.${language}.webmanifest">`,
];

function script(start: Page['start'], assets: ClientAssets): string {
  if (start === 'never') return '';
  return `<script type="module" src="${assets.entry}" data-start="${start}"></script>`;
}

/** Named here, or each would be asked for only when the one before it has come (R671). */
const neededAtOnce = ({ scripts }: AreaOfPage) =>
  scripts.map(file => `<link rel="modulepreload" href="${file}">`);

/** A name such as `</script>` must not end the block it stands in. */
const dataElement = (id: string, data: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
