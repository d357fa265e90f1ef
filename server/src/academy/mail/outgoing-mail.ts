import { isIP } from 'node:net';
import type { Language } from '@bayan/domain/language/language';
import type { OwnTexts } from '@bayan/domain/mail/mail-texts.contract';
import type { Settings } from '@bayan/domain/settings/settings.contract';
import { tellsConsultation } from './consultation-kinds.ts';
import { consultationAttachment } from './consultation-parts.ts';
import type { ClaimedMail } from './mail.repository.ts';
import { type MailContent, readContent } from './mail-kinds.ts';
import { stopLink } from './mail-links.ts';
import { lessonsAttachment } from './notice-attachment.ts';
import { isLessonNotice, isNotice } from './notice-kinds.ts';
import { isReminder } from './reminder-kinds.ts';
import { tellsSeries } from './series-kinds.ts';
import { readEvents, tellsSettled } from './tutor-change-kinds.ts';
import { writeMail } from './write-mail.ts';

export interface OutgoingMail {
  readonly id: string;
  readonly kind: string;
  readonly createdAt: Date;
  readonly message: {
    readonly messageId: string;
    readonly date: Date;
    readonly from: { readonly name: string; readonly address: string };
    /** As an object, so that an address is never read as a list of several. */
    readonly to: { readonly name: string; readonly address: string };
    /** Whoever wrote it, where a person did. */
    readonly replyTo?: { readonly name: string; readonly address: string };
    readonly subject: string;
    readonly text: string;
    readonly html: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly attachments?: {
      readonly filename: string;
      readonly content: string;
      readonly contentType: string;
    }[];
  };
}

/** A way for mails to leave. A promise that settles says that the mail is, or is not, in other hands. */
export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** The name after the @ of what we send. A bare IP address is not one that mail programs accept. */
export function mailHost(publicUrl: string): string {
  const { hostname } = new URL(publicUrl);
  return isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? hostname : 'localhost';
}

export type Sender = Pick<Settings, 'siteName' | 'siteNameAr' | 'contactEmail' | 'emailNotifications'>;

export function composeMail(
  mail: ClaimedMail,
  sender: Sender,
  { publicUrl, now, ownTexts = {} }: { publicUrl: string; now: Date; ownTexts?: OwnTexts },
): OutgoingMail {
  const { id, kind, createdAt, language, messageId } = mail;
  const siteName = language === 'ar' ? sender.siteNameAr : sender.siteName;
  const content = readContent(kind, mail.data);
  const written = writeMail(content, { language, siteName, publicUrl, ownTexts });
  const from = { name: siteName, address: sender.contactEmail || `no-reply@${mailHost(publicUrl)}` };
  return {
    id,
    kind,
    createdAt,
    message: {
      messageId,
      date: now,
      from,
      to: { name: '', address: mail.to },
      ...written,
      ...replyOf(content),
      ...attachmentsOf(content, { language, organizer: from }),
      headers: {
        'Content-Language': language,
        // A person's words may be answered by a machine as by a person.
        ...(content.kind === 'message' ? {} : { 'Auto-Submitted': 'auto-generated' }),
        ...stoppingOf(content, { publicUrl, language }),
      },
    },
  };
}

const attachmentsOf = (
  { data }: MailContent,
  sender: { readonly language: Language; readonly organizer: OutgoingMail['message']['from'] },
) => {
  const { organizer } = sender;
  if (isLessonNotice(data))
    return { attachments: [lessonsAttachment({ ...data, events: [data.event] }, organizer)] };
  if (tellsSettled(data) || tellsSeries(data))
    return { attachments: [lessonsAttachment({ ...data, events: readEvents(data.events) }, organizer)] };
  return tellsConsultation(data) ? { attachments: [consultationAttachment(data, sender)] } : {};
};

const replyOf = ({ kind, data }: MailContent) =>
  kind === 'message' && data.replyTo !== '' ? { replyTo: { name: data.name, address: data.replyTo } } : {};

/** One click in the mail program, without a page or a sign-in (RFC 8058). */
const stoppingOf = (
  { data }: MailContent,
  { publicUrl, language }: { readonly publicUrl: string; readonly language: Language },
) => {
  const token = stopTokenIn(data);
  return token === ''
    ? {}
    : {
        'List-Unsubscribe': `<${stopLink(publicUrl, language, token)}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      };
};

/** Empty where this reader cannot stop such mails by a link. */
function stopTokenIn(data: MailContent['data']): string {
  if (isReminder(data)) return data.stopToken;
  return isNotice(data) || tellsSettled(data) || tellsSeries(data) ? data.stop : '';
}
