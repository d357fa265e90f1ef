import type { WholeStudent } from '@bayan/domain/student-record/student-record.contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dateText, timeText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { useCity } from '#platform/use-city.ts';
import { useNow } from '#platform/use-now.ts';
import { Avatar } from '#ui/avatar.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { ActiveBadge } from '#views/students/active-badge.tsx';
import { ageOn } from './age-on.ts';

interface RecordHeadProps {
  readonly record: WholeStudent;
  /** The heading of the page. */
  readonly title: ReactNode;
  /** What can be done. */
  readonly children: ReactNode;
}

/** Whole on its line; the dot stays behind the one before. */
const fact = "inline-block not-last:after:mx-2 not-last:after:content-['·']";

/** Who the student is, in two lines. */
export function RecordHead({ record: { profile, student }, title, children }: RecordHeadProps) {
  const { t } = useTranslation('student-record');
  const language = useLanguage();
  const now = useNow();
  const city = useCity();
  const other = language === 'ar' ? profile.name : profile.nameAr;
  const age = student.birthDate && ageOn(student.birthDate, now);
  const schooling = [student.grade, student.schoolYear ?? ''].filter(text => text !== '');
  return (
    <div className="flex flex-wrap items-start gap-4">
      <Avatar name={nameOf(profile, language)} picture={profile.picture?.small} size="large" tone="brass" />
      <div className="min-w-0 grow basis-72">
        <div className="flex flex-wrap items-baseline gap-x-4">
          {title}
          {other && other !== nameOf(profile, language) && (
            <bdi lang={language === 'ar' ? 'en' : 'ar'} className="text-lg text-ink-soft">
              {other}
            </bdi>
          )}
        </div>
        <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          <ActiveBadge isActive={profile.isActive} />
          <p>
            {schooling.map(text => (
              <span key={text} className={fact}>
                <OwnWords>{text}</OwnWords>
              </span>
            ))}
            {age && <span className={fact}>{t('age', { count: age })}</span>}
            <span className={fact}>
              {t('cityNow', {
                city: city(profile.timezone),
                time: timeText(now, { language, timeZone: profile.timezone }),
              })}
            </span>
            <span className={fact}>
              {t('since', { day: dateText(profile.createdAt.slice(0, 10), language) })}
            </span>
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-3">{children}</div>
    </div>
  );
}
