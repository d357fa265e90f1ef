import { directionOf, type Language } from '@bayan/domain/language/language';
import type { PageSettings } from '@bayan/domain/settings/page-settings';
import { settingsElementId } from '../platform/settings.tsx';
import { textsPath } from '../platform/text-loader.ts';
import type { ClientAssets } from './client-assets.ts';

interface Page {
  readonly markup: string;
  readonly language: Language;
  readonly settings: PageSettings;
  readonly assets: ClientAssets;
}

/** React writes what belongs into the head before everything else. */
const leadingHeadElements = /^(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>)*/s;

export function documentOf({ markup, language, settings, assets }: Page): string {
  const head = markup.match(leadingHeadElements)?.[0] ?? '';
  const body = markup.slice(head.length);
  return [
    `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">`,
    `<script>${assets.earlyScript}</script>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    head,
    `<link rel="preload" as="font" type="font/woff2" crossorigin href="${assets.fonts[language]}">`,
    `<style>${assets.style}</style>`,
    '<meta name="color-scheme" content="light dark"><link rel="icon" type="image/svg+xml" href="/favicon.svg">',
    `<script type="module" src="${assets.entry}"></script>`,
    ...assets.imports.map(path => `<link rel="modulepreload" href="${path}">`),
    `<link rel="preload" as="fetch" crossorigin="anonymous" href="${textsPath(language)}">`,
    `</head><body><div id="root">${body}</div>`,
    `<script type="application/json" id="${settingsElementId}">${dataBlock(settings)}</script></body></html>`,
  ].join('');
}

/** A name such as `</script>` must not end the block it stands in. */
const dataBlock = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c');
