import { isOpen } from '@bayan/domain/session-series/pattern';
import type { ListedSeries } from '@bayan/domain/session-series/series-record.contract';
import { useTranslation } from 'react-i18next';
import { shortDayText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { SessionClocks } from '#teaching/sessions/session-clocks.tsx';
import { cardClass } from '#ui/card.tsx';
import { Fact } from '#ui/fact.tsx';
import type { SeriesAction } from './series-actions.ts';
import { SeriesMenu } from './series-menu.tsx';
import type { SeriesViewer } from './series-viewer.ts';
import { useSlotTexts } from './use-slot-texts.ts';

interface SeriesCardProps {
  readonly series: ListedSeries;
  readonly viewer: SeriesViewer;
  readonly onAction: (action: SeriesAction) => void;
}

/** A weekly series: when it is by both clocks, what is next and when it ends. */
export function SeriesCard({ series, viewer, onAction }: SeriesCardProps) {
  const { t } = useTranslation(['session-series', 'sessions', 'names']);
  const language = useLanguage();
  const { student, tutor, timezone, next, toCome, endsAt, everyWeeks } = series;
  const slots = useSlotTexts(series);
  const name = nameOf(student, language);
  return (
    <li className={`${cardClass} flex flex-col gap-4`}>
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="font-semibold wrap-anywhere">
            {viewer === 'admin' ? (
              t('list.with', { student: name, tutor: nameOf(tutor, language) })
            ) : (
              <bdi>{name}</bdi>
            )}
          </h2>
          <p className="text-sm text-ink-soft">
            {t(`names:subjects.${series.subject}`)}
            {' · '}
            {t('sessions:minutes', { count: series.duration })}
            {' · '}
            {t('list.every', { count: everyWeeks })}
          </p>
        </div>
        <SeriesMenu series={series} onChoose={onAction} />
      </div>
      <ul className="flex flex-col gap-1 tabular-nums">
        {slots.map(slot => (
          <li key={slot.weekday} className="flex flex-wrap gap-x-2">
            <span>{slot.family}</span>
            {slot.tutor && <span className="text-ink-soft">{slot.tutor}</span>}
          </li>
        ))}
      </ul>
      <dl className="grid gap-3 text-sm sm:grid-cols-3">
        <Fact label={t('list.next')}>
          {next ? (
            <SessionClocks
              session={{ startsAt: next }}
              familyTimezone={timezone}
              tutorTimezone={tutor.timezone}
            />
          ) : (
            t('list.nothing')
          )}
        </Fact>
        <Fact label={t('list.toCome')}>{t('list.sessions', { count: toCome })}</Fact>
        <Fact label={t('list.last')}>
          {isOpen(series)
            ? t('list.goesOn')
            : shortDayText(new Date(endsAt), { language, timeZone: timezone })}
        </Fact>
      </dl>
    </li>
  );
}
