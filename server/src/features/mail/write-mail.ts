import type { Language } from '@bayan/domain/language/language';
import { escapeHtml } from '../../http/escape-html.ts';
import { htmlLayout } from './html-layout.ts';
import { type Isolate, isolatedInHtml, isolatedInText } from './isolation.ts';
import { type MailContent, placeOf } from './mail-kinds.ts';
import type { MailParts } from './mail-parts.ts';
import { type MailTexts, mailTexts } from './mail-texts.ts';
import { textLayout } from './text-layout.ts';

export interface MailSetting {
  readonly language: Language;
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
  const texts = mailTexts(language);
  const inText = sentences(content, texts, isolatedInText(language), siteName);
  const inHtml = sentences(content, texts, isolatedInHtml, escapeHtml(siteName));
  return {
    subject: inText('subject'),
    text: textLayout(partsOf(content, inText, text => text, texts, setting)),
    html: htmlLayout(partsOf(content, inHtml, escapeHtml, texts, setting), language),
  };
}

type Sentence = (name: string) => string;

/** The sentences of one mail, with its values set into them. */
function sentences(content: MailContent, texts: MailTexts, isolate: Isolate, siteName: string): Sentence {
  const { kind, data } = content;
  const values = {
    siteName,
    ...('name' in data ? { name: isolate(data.name, 'auto') } : {}),
    ...('email' in data ? { email: isolate(data.email, 'ltr') } : {}),
    ...('newEmail' in data ? { newEmail: isolate(data.newEmail, 'ltr') } : {}),
    ...('role' in data ? { context: data.role } : {}),
    ...('change' in data ? { context: data.change } : {}),
    ...('reference' in data ? { reference: isolate(data.reference, 'ltr') } : {}),
    ...('application' in data ? { context: data.application } : {}),
    ...('student' in data ? { student: isolate(data.student, 'auto') } : {}),
    ...('reader' in data ? { context: data.reader } : {}),
    ...('when' in data ? { when: isolate(data.when, 'auto') } : {}),
    ...('newTime' in data ? { newTime: isolate(data.newTime, 'auto') } : {}),
    ...('asked' in data ? { context: data.asked } : {}),
    ...('outcome' in data ? { context: data.outcome } : {}),
  };
  return name => texts(`${kind}.${name}`, values);
}

function partsOf(
  content: MailContent,
  sentence: Sentence,
  quoted: (text: string) => string,
  texts: MailTexts,
  { publicUrl, siteName }: MailSetting,
): MailParts {
  const { kind, data } = content;
  const place = 'page' in data ? data.page : placeOf(kind);
  const link = 'link' in data ? data.link : place && publicUrl + place;
  const code = 'code' in data ? data.code : null;
  const action = link === null ? null : sentence('action');
  return {
    heading: sentence('subject'),
    body: sentence('body'),
    quote: 'message' in data && data.message !== '' ? quoted(data.message) : null,
    action:
      link === null || action === null
        ? null
        : {
            label: action,
            link,
            line: texts('shared.actionLine', { action }),
            fallback: texts('shared.linkFallback'),
          },
    code: code === null ? null : { code, intro: link === null ? null : texts('shared.codeBesideLink') },
    expiry: 'link' in data || 'code' in data ? sentence('expiry') : null,
    note: sentence('note'),
    closing: texts('shared.closing'),
    siteName,
  };
}
