import type { Notice } from '@bayan/domain/notices/notices.contract';
import { useTranslation } from 'react-i18next';
import { dateText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { firstNameOf, knownName } from '#platform/person-name.ts';
import { useCity } from '#platform/use-city.ts';

/** From which side somebody reads a notice: a tutor's is about her students. */
export type Side = 'student' | 'tutor';

/** What happened, in a line. */
export function useNoticeTitle(side: Side): (notice: Notice) => string {
  const { t } = useTranslation(['notices', 'names']);
  const language = useLanguage();
  const cityOf = useCity();
  const titleOfReport = ({ reader, kind, settlement, student, tutor }: NonNullable<Notice['report']>) => {
    const people = { student: firstNameOf(student, language), tutor: knownName(tutor, language) ?? '' };
    if (settlement === null || reader === 'admin')
      return t(`kinds.${reader === 'admin' ? 'admin' : 'tutor'}.report-made.${kind}`, people);
    return t(`kinds.${reader}.report-settled.${settlement}`, people);
  };
  return ({ kind, lesson, series, seriesGap, clockChange, report, homework, staffNote, application }) => {
    if (kind === 'note-mention')
      return t('kinds.admin.note-mention', { name: knownName(staffNote?.by ?? null, language) ?? '' });
    if (kind === 'application-late')
      return t('kinds.admin.application-late', { reference: application?.reference ?? '' });
    if (kind === 'series-gap')
      return t(`kinds.${seriesGap?.reader ?? 'tutor'}.series-gap`, {
        student: seriesGap ? firstNameOf(seriesGap.student, language) : '',
      });
    if (kind === 'clock-change')
      return clockChange
        ? t(`clockChange.${clockChange.isForward ? 'forward' : 'back'}`, {
            city: cityOf(clockChange.timezone),
            day: dateText(clockChange.day, language),
          })
        : '';
    if (kind === 'report-made' || kind === 'report-settled') return report ? titleOfReport(report) : '';
    const told = lesson ?? homework ?? series;
    if (!told) return '';
    return t(`kinds.${side}.${kind}`, {
      subject: t(`names:subjects.${'to' in told ? told.to.subject : told.subject}`),
      student: firstNameOf(told.student, language),
      tutor: knownName(told.tutor, language) ?? '',
      title: homework?.to.title ?? '',
    });
  };
}
