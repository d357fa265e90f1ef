import { arabicPrefix } from '@bayan/domain/language/arabic-address';
import { directionOf, type Language, languages } from '@bayan/domain/language/language';
import type { PageSettings } from '@bayan/domain/settings/page-settings';
import { escapeHtml } from '@bayan/platform/http/escape-html';
import type { Headers } from '@bayan/platform/http/headers';
import { type PreparedAnswer, prepareAnswer } from './prepared-answer.ts';

const file = (contentType: string, text: string, security: Headers) =>
  prepareAnswer(
    200,
    { identity: new TextEncoder().encode(text) },
    { ...security, 'content-type': contentType, 'cache-control': 'no-cache', vary: 'Accept-Encoding' },
  );

/** Files that are no pages and still depend on the site's address and settings: for search engines and home screens. */
export function siteFiles(
  settings: PageSettings,
  listedPaths: readonly string[],
  security: Headers,
): ReadonlyMap<string, PreparedAnswer> {
  return new Map([
    ['/robots.txt', file('text/plain; charset=utf-8', robots(settings), security)],
    ['/sitemap.xml', sitemapFile(settings, listedPaths, security)],
    ...languages.map(
      language =>
        [
          `/manifest.${language}.webmanifest`,
          file('application/manifest+json; charset=utf-8', manifest(settings, language), security),
        ] as const,
    ),
  ]);
}

export const sitemapFile = (settings: PageSettings, listedPaths: readonly string[], security: Headers) =>
  file('application/xml; charset=utf-8', sitemap(settings, listedPaths), security);

const robots = ({ publicUrl }: PageSettings) =>
  [
    'User-agent: *',
    ...['/api/', '/auth/', '/rest/', '/admin-dashboard', '/tutor-dashboard', '/student-dashboard'].map(
      path => `Disallow: ${path}`,
    ),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');

function sitemap({ publicUrl }: PageSettings, listedPaths: readonly string[]): string {
  const link = (language: string, address: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(address)}"/>`;
  const entries = listedPaths.flatMap(path => {
    const [english, arabic] = [publicUrl + path, publicUrl + arabicPrefix + path];
    const links = link('en', english) + link('ar', arabic) + link('x-default', english);
    return [english, arabic].map(address => `<url><loc>${escapeHtml(address)}</loc>${links}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

function manifest({ siteName, siteNameAr }: PageSettings, language: Language): string {
  const name = language === 'ar' ? siteNameAr : siteName;
  return JSON.stringify({
    id: '/',
    name,
    short_name: name,
    lang: language,
    dir: directionOf(language),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#0e5a57',
    icons: [
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
}
