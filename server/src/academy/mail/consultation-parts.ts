import { CALENDAR_TYPE, writeCalendar } from '@bayan/domain/calendar/lesson-calendar';
import type { Language } from '@bayan/domain/language/language';
import type { ConsultationData } from './consultation-kinds.ts';
import { type ClockSetting, clockText } from './mail-clock.ts';
import { lengthText } from './mail-length.ts';
import type { MailParts } from './mail-parts.ts';
import { mailTexts } from './mail-texts.ts';

const MINUTE_MS = 60_000;

/** When, by the applicant's clock and by the academy's, and how long. */
export function consultationParts(data: ConsultationData, setting: ClockSetting): Pick<MailParts, 'facts'> {
  const { texts } = setting;
  const at = new Date(data.consultationAt);
  const zones = [...new Set([data.timezone, data.academyTimezone])];
  return {
    facts: [
      {
        label: texts('consultation.when'),
        value: zones.map(zone => clockText(at, zone, setting)).join(' / '),
      },
      { label: texts('consultation.length'), value: lengthText(data.minutes, texts) },
    ],
  };
}

interface Sender {
  readonly language: Language;
  readonly organizer: { readonly name: string; readonly address: string };
}

/** The calendar entry, published and not an invitation, as those of lessons (R680). */
export function consultationAttachment(data: ConsultationData, { language, organizer }: Sender) {
  const { timezone, minutes, entryId, changes, changedAt, reference, change } = data;
  const texts = mailTexts(language);
  const startsAt = new Date(data.consultationAt);
  const endsAt = new Date(startsAt.getTime() + Number(minutes) * MINUTE_MS);
  const entry = {
    id: entryId,
    version: Number(changes),
    updatedAt: new Date(changedAt),
    startsAt,
    endsAt,
    status: change === 'cancelled' ? 'cancelled' : 'scheduled',
    meetingLink: null,
    title: texts('consultation.title', { siteName: organizer.name }),
    description: texts('consultation.description', { reference }),
  } as const;
  return {
    filename: 'consultation.ics',
    content: writeCalendar({ timezone, from: startsAt, until: endsAt, lessons: [entry], organizer }),
    contentType: `${CALENDAR_TYPE}; method=PUBLISH`,
  };
}
