import type { MailParts } from './mail-parts.ts';

/** Link and code stand on lines of their own, bare, so that they can be copied. */
export function textLayout({
  heading,
  body,
  quote,
  action,
  code,
  expiry,
  note,
  closing,
  siteName,
}: MailParts): string {
  const blocks = [
    heading,
    body,
    ...(quote === null ? [] : [quote]),
    ...(action ? [`${action.line}\n${action.link}`] : []),
    ...(code ? [code.intro === null ? code.code : `${code.intro}\n${code.code}`] : []),
    ...(expiry === null ? [] : [expiry]),
    note,
    `${closing}\n${siteName}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}
