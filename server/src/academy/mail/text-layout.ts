import type { MailParts } from './mail-parts.ts';

/** Link and code stand on lines of their own, bare, so that they can be copied. */
export function textLayout({
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
}: MailParts): string {
  const blocks = [
    heading,
    body,
    ...(quote === null ? [] : [quote]),
    ...(facts.length === 0 ? [] : [facts.map(({ label, value }) => `${label}: ${value}`).join('\n')]),
    ...[action, otherAction].flatMap(doing => (doing ? [`${doing.line}\n${doing.link}`] : [])),
    ...(code ? [code.intro === null ? code.code : `${code.intro}\n${code.code}`] : []),
    ...(expiry === null ? [] : [expiry]),
    note,
    ...(settings ? [`${settings.text}\n${settings.link}`] : []),
    ...(stop ? [`${stop.line}\n${stop.link}`] : []),
    `${closing}\n${siteName}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}
