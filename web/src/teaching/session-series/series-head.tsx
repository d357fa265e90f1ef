import type { SeriesPreview } from '@bayan/domain/session-series/session-series.contract';
import { useTranslation } from 'react-i18next';
import { dateText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { Alert } from '#ui/alert.tsx';

interface SeriesHeadProps {
  readonly preview: SeriesPreview;
  readonly tutorName: string;
}

/** How many lessons there are, which days have none, and what a change of the clocks does to the tutor (R454). */
export function SeriesHead({ preview: { head, days }, tutorName }: SeriesHeadProps) {
  const { t } = useTranslation(['session-series', 'sessions']);
  const language = useLanguage();
  const lessons = days.filter(({ isOn }) => isOn);
  const [first, last] = [lessons.at(0), lessons.at(-1)];
  return (
    <div aria-live="polite" className="flex flex-col gap-4">
      <div>
        <h3 className="text-lg leading-heading font-semibold">
          {t('preview.lessons', { count: head.lessons })}
        </h3>
        {first && last && (
          <p className="text-ink-soft">
            {t('preview.range', { from: dateText(first.day, language), until: dateText(last.day, language) })}
          </p>
        )}
        {head.off > 0 && <p className="text-ink-soft">{t('preview.off', { count: head.off })}</p>}
        {head.clashes > 0 && <p className="text-brick">{t('preview.clashes', { count: head.clashes })}</p>}
        {head.outsideHours > 0 && <p>{t('preview.outside', { count: head.outsideHours })}</p>}
      </div>
      {head.shifts.length > 0 && (
        <Alert tone="accent" title={t('preview.shifted')}>
          {head.shifts.map(({ minutes, lessons: count, fromOn, untilOn }) => (
            <p key={fromOn}>
              {t(minutes > 0 ? 'preview.later' : 'preview.earlier', {
                count,
                minutes: t('sessions:minutes', { count: Math.abs(minutes) }),
                name: tutorName,
                from: dateText(fromOn, language),
                until: dateText(untilOn, language),
              })}
            </p>
          ))}
        </Alert>
      )}
    </div>
  );
}
