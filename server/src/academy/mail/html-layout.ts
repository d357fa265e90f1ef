import { directionOf, type Language } from '@bayan/domain/language/language';
import { escapeHtml } from '@bayan/platform/http/escape-html';
import type { MailParts } from './mail-parts.ts';

// The light theme's tokens: mail programs know neither style sheets nor variables.
const INK = '#14253b';
const INK_SOFT = '#4b5b70';
const PAPER = '#ffffff';
const SAND = '#faf6ee';
const LINE = '#e5dccb';
const TEAL = '#0e5a57';
const BRASS = '#b98a3c';
const BRASS_TEXT = '#80560f';
const FONT = "'Readex Pro','Segoe UI',Tahoma,Arial,sans-serif";

const paragraph = (html: string, style = `color:${INK}`) => `<p style="margin:0 0 16px;${style}">${html}</p>`;
const quiet = `font-size:14px;color:${INK_SOFT}`;

const quoteHtml = (quote: string) =>
  `<blockquote dir="auto" style="margin:0 0 24px;padding:4px 16px;border-inline-start:3px solid ${BRASS};white-space:pre-wrap">${quote}</blockquote>`;

const linkHtml = (link: string) =>
  `<a href="${escapeHtml(link)}" dir="ltr"\nstyle="color:${TEAL};word-break:break-all">${escapeHtml(link)}</a>`;

/** A long address behind its words. */
const wordsHtml = ({ label, link }: NonNullable<MailParts['stop']>) =>
  `<a href="${escapeHtml(link)}"\nstyle="color:${TEAL}">${label}</a>`;

const factHtml = ({ label, value, link }: MailParts['facts'][number]) => [
  `<p style="margin:0 0 10px;color:${INK}"><span style="${quiet}">${label}</span><br>`,
  `${link === undefined ? value : linkHtml(link)}</p>`,
];

const BUTTON =
  'display:inline-block;padding:12px 24px;border-radius:12px;font-weight:600;text-decoration:none';
const FILLED = `background:${TEAL};border:1px solid ${TEAL};color:${PAPER}`;
const OUTLINED = `border:1px solid ${TEAL};color:${TEAL}`;

const actionHtml = ({ label, link, fallback }: NonNullable<MailParts['action']>, look = FILLED) => [
  `<p style="margin:24px 0"><a href="${escapeHtml(link)}"`,
  `style="${BUTTON};${look}">${label}</a></p>`,
  ...(fallback === undefined ? [] : [paragraph(`${fallback}<br>\n${linkHtml(link)}`, quiet)]),
];

const codeHtml = ({ code, intro }: NonNullable<MailParts['code']>) => [
  ...(intro === null ? [] : [paragraph(intro)]),
  `<p style="margin:0 0 24px;font-size:28px;font-weight:600;color:${INK}">`,
  `<span dir="ltr" style="letter-spacing:6px;font-variant-numeric:tabular-nums">${escapeHtml(code)}</span></p>`,
];

export function htmlLayout(
  {
    heading,
    body,
    quote,
    facts,
    action,
    otherAction,
    code,
    expiry,
    note,
    settings,
    stop,
    closing,
    siteName,
  }: MailParts,
  { title, language }: { readonly title: string; readonly language: Language },
): string {
  const direction = directionOf(language);
  const lineHeight = language === 'ar' ? 1.9 : 1.6;
  const name = escapeHtml(siteName);
  return [
    '<!doctype html>',
    `<html lang="${language}" dir="${direction}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<meta name="color-scheme" content="light"><title>${escapeHtml(title)}</title></head>`,
    `<body style="margin:0;padding:0;background:${SAND}">`,
    `<div lang="${language}" dir="${direction}"`,
    `style="padding:24px 12px;background:${SAND};font-family:${FONT};font-size:16px;line-height:${lineHeight}">`,
    `<div style="max-width:560px;margin:0 auto;padding:32px 28px;background:${PAPER};`,
    `border:1px solid ${LINE};border-top:3px solid ${BRASS};border-radius:12px">`,
    paragraph(name, `font-size:14px;font-weight:600;color:${BRASS_TEXT}`),
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.4;font-weight:600;color:${INK}">${heading}</h1>`,
    paragraph(body),
    ...(quote === null ? [] : [quoteHtml(quote)]),
    ...facts.flatMap(factHtml),
    ...(action ? actionHtml(action) : []),
    ...(otherAction ? actionHtml(otherAction, OUTLINED) : []),
    ...(code ? codeHtml(code) : []),
    ...(expiry === null ? [] : [paragraph(expiry, quiet)]),
    paragraph(note, quiet),
    ...(settings ? [paragraph(`${settings.text}<br>\n${linkHtml(settings.link)}`, quiet)] : []),
    ...(stop ? [paragraph(wordsHtml(stop), quiet)] : []),
    `<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid ${LINE};color:${INK}">${closing}<br>${name}</p>`,
    '</div></div></body></html>',
    '',
  ].join('\n');
}
