import type { StaffNote } from '@bayan/domain/staff-notes/staff-notes.contract';
import { wallClock } from '@bayan/domain/time/zoned-time';
import { useTranslation } from 'react-i18next';
import { shortDayText, timeText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { dashboardAddress } from '#shell/dashboard/dashboard-address.ts';
import type { Attached } from './staff-note-form.ts';

type NotedLesson = NonNullable<StaffNote['session']>;

/** A lesson that a note is about, as the reader would call it. */
export function useAttachedLesson(): (lesson: NotedLesson) => Attached {
  const { t } = useTranslation(['staff-notes', 'names']);
  const language = useLanguage();
  const where = { language, timeZone: useViewerTimezone() };
  return ({ id, subject, student, startsAt }) => {
    const at = new Date(startsAt);
    const label = t('about.session', {
      subject: t(`names:subjects.${subject}`),
      name: nameOf(student, language),
      moment: `${shortDayText(at, where)} ${timeText(at, where)}`,
    });
    return { kind: 'session', id, label };
  };
}

/** What a note is about, in the reader's words; null for a note about nothing in particular. */
export function useAttached(): (note: StaffNote) => Attached | null {
  const { t } = useTranslation('staff-notes');
  const language = useLanguage();
  const attachedLesson = useAttachedLesson();
  return ({ person, session, application }) => {
    if (person) return { kind: 'person', id: person.id, label: nameOf(person, language) };
    if (session) return attachedLesson(session);
    if (!application) return null;
    const { id, reference, name } = application;
    return { kind: 'application', id, label: t('about.application', { reference, name }) };
  };
}

/** Where what a note is about is shown; null for somebody who has no record, such as a colleague. */
export function useAttachedAddress(): (note: StaffNote) => string | null {
  const timezone = useViewerTimezone();
  return ({ person, session, application }) => {
    if (session) {
      const day = wallClock(new Date(session.startsAt), timezone).date;
      return dashboardAddress('admin', `sessions?day=${day}&lesson=${session.id}`);
    }
    if (application) return dashboardAddress('admin', `applications?open=${application.id}`);
    const hasRecord = person?.role === 'student' || person?.role === 'tutor';
    return hasRecord ? dashboardAddress('admin', `${person.role}s/${person.id}`) : null;
  };
}
