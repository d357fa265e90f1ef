import type { Language } from '@bayan/domain/language/language';
import { fillPlaceholders } from '@bayan/domain/mail/mail-placeholders';
import type { OwnTexts } from '@bayan/domain/mail/mail-texts.contract';
import { escapeHtml } from '@bayan/platform/http/escape-html';
import { tellsClockChange } from './clock-change-kind.ts';
import { clockChangeParts, clockChangeValues } from './clock-change-parts.ts';
import { tellsConsultation } from './consultation-kinds.ts';
import { consultationParts } from './consultation-parts.ts';
import { htmlLayout } from './html-layout.ts';
import { type Isolate, isolatedInHtml, isolatedInText } from './isolation.ts';
import { settledParts, settledValues } from './lessons-settled-parts.ts';
import { clockText } from './mail-clock.ts';
import { type AskedTimes, type MailContent, type MailKind, rateLimitOf, tellsTimes } from './mail-kinds.ts';
import { lengthText } from './mail-length.ts';
import type { MailParts } from './mail-parts.ts';
import { type MailTexts, mailTexts } from './mail-texts.ts';
import { newSignInParts, tellsSignIn } from './new-sign-in-parts.ts';
import { isNotice, type noticeKinds, tellsAnswer } from './notice-kinds.ts';
import { noticeParts, noticeValues } from './notice-parts.ts';
import { originalTexts } from './original-texts.ts';
import { isReminder } from './reminder-kinds.ts';
import { reminderParts, reminderValues } from './reminder-parts.ts';
import { tellsSeries } from './series-kinds.ts';
import { seriesParts, seriesValues } from './series-parts.ts';
import { textLayout } from './text-layout.ts';
import { isTutorChange, tellsSettled } from './tutor-change-kinds.ts';
import { tutorChangeParts } from './tutor-change-parts.ts';

export interface MailSetting {
  readonly language: Language;
  /** The academy's own words, in the place of ours (R907). */
  readonly ownTexts?: OwnTexts;
  readonly siteName: string;
  readonly publicUrl: string;
}

export interface WrittenMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export function writeMail(content: MailContent, setting: MailSetting): WrittenMail {
  const { language, siteName } = setting;
  const shared = { ...setting, texts: mailTexts(language) };
  const asText = { ...shared, isolate: isolatedInText(language), quoted: (text: string) => text };
  const asHtml = { ...shared, isolate: isolatedInHtml, quoted: escapeHtml };
  const inText = sentences(content, { ...asText, siteName });
  const inHtml = sentences(content, { ...asHtml, siteName: escapeHtml(siteName) });
  const subject = inText('subject');
  return {
    subject,
    text: textLayout(partsOf(content, inText, asText)),
    html: htmlLayout(partsOf(content, inHtml, asHtml), { title: subject, language }),
  };
}

/** How the parts of a mail are written: as text or as HTML. */
interface Writing extends MailSetting {
  readonly texts: MailTexts;
  readonly isolate: Isolate;
  readonly quoted: (text: string) => string;
}

type Sentence = (name: string) => string;

type NoticeContent = Extract<MailContent, { kind: keyof typeof noticeKinds }>;
const isNoticeContent = (content: MailContent): content is NoticeContent => isNotice(content.data);

/** The sentences of one mail, with its values set into them. */
function sentences(content: MailContent, writing: Writing): Sentence {
  const { kind, data } = content;
  const { texts, isolate, siteName } = writing;
  const values = {
    siteName,
    ...('name' in data ? { name: isolate(data.name, 'auto') } : {}),
    ...('newName' in data ? { newName: isolate(data.newName, 'auto') } : {}),
    ...('newMinutes' in data
      ? { length: lengthText(data.minutes, texts), newLength: lengthText(data.newMinutes, texts) }
      : {}),
    ...('email' in data ? { email: isolate(data.email, 'ltr') } : {}),
    ...('newEmail' in data ? { newEmail: isolate(data.newEmail, 'ltr') } : {}),
    ...('role' in data ? { context: data.role } : {}),
    ...('change' in data ? { context: data.change } : {}),
    ...('calendar' in data ? { context: data.calendar } : {}),
    ...('left' in data ? { left: isolate(data.left, 'ltr') } : {}),
    ...('reference' in data ? { reference: isolate(data.reference, 'ltr') } : {}),
    ...('application' in data ? { context: data.application } : {}),
    ...('student' in data ? { student: isolate(data.student, 'auto') } : {}),
    ...('reader' in data ? { context: data.reader } : {}),
    ...(tellsTimes(data) ? requestClocks(data, writing) : {}),
    ...('asked' in data ? { context: data.asked } : {}),
    ...('outcome' in data ? { context: data.outcome } : {}),
    ...('report' in data ? { context: data.report } : {}),
    ...('settlement' in data ? { context: data.settlement } : {}),
    ...(isReminder(data) ? reminderValues(data, writing) : {}),
    ...(isNotice(data) ? noticeValues(data, writing) : {}),
    ...(tellsSettled(data) ? settledValues(data, writing) : {}),
    ...(tellsSeries(data) ? seriesValues(data, writing) : {}),
    ...(tellsClockChange(data) ? clockChangeValues(data, writing) : {}),
  };
  return name => {
    const own = ownTextOf(kind, name, 'context' in values ? values.context : undefined, writing);
    // An own text is a person's words: in HTML nothing in it is markup.
    return own === undefined
      ? texts(`${kind}.${name}`, values)
      : fillPlaceholders(writing.quoted(own), values);
  };
}

/** Found as ours is: `body_student` for a student where we have one, else `body`. */
function ownTextOf(kind: MailKind, name: string, context: string | undefined, writing: Writing) {
  const { language, ownTexts = {} } = writing;
  const particular = `${name}_${context}`;
  return ownTexts[originalTexts(kind, language).has(particular) ? particular : name];
}

/** The lesson that was asked about, and the time it was to have instead where there is one. */
const requestClocks = (data: AskedTimes, writing: Writing) => {
  const clock = (moment: string) => clockText(new Date(moment), data.timezone, writing);
  return { when: clock(data.when), ...(data.newTime !== '' && { newTime: clock(data.newTime) }) };
};

function partsOf(content: MailContent, sentence: Sentence, writing: Writing): MailParts {
  const { kind, data } = content;
  const { texts, quoted, publicUrl, siteName } = writing;
  const place = 'page' in data ? data.page : rateLimitOf(kind);
  const link = 'link' in data ? data.link : place && publicUrl + place;
  const code = 'code' in data ? data.code : null;
  const action = link === null ? null : sentence('action');
  return {
    heading: sentence('subject'),
    body: sentence(tellsAnswer(content) ? 'asked' : 'body'),
    quote: 'message' in data && data.message !== '' ? quoted(data.message) : null,
    facts: [],
    action:
      link === null || action === null
        ? null
        : {
            label: action,
            link,
            line: texts('shared.actionLine', { action }),
            fallback: texts('shared.linkFallback'),
          },
    otherAction: null,
    code: code === null ? null : { code, intro: link === null ? null : texts('shared.codeBesideLink') },
    expiry: 'link' in data || 'code' in data ? sentence('expiry') : null,
    note: sentence('note'),
    settings: null,
    stop: null,
    closing: texts('shared.closing'),
    siteName,
    ...(isReminder(data) ? reminderParts(data, writing) : {}),
    ...(tellsSignIn(data) ? newSignInParts(data, sentence('action'), writing) : {}),
    ...(tellsConsultation(data) ? consultationParts(data, writing) : {}),
    ...(isTutorChange(data) ? tutorChangeParts(data, writing) : {}),
    ...(tellsSettled(data) ? settledParts(data, writing) : {}),
    ...(tellsSeries(data) ? seriesParts(data, writing) : {}),
    ...(tellsClockChange(data) ? clockChangeParts(data, writing) : {}),
    ...(isNoticeContent(content) ? noticeParts(content.kind, content.data, writing) : {}),
  };
}
