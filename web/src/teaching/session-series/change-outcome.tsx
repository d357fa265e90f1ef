import { useTranslation } from 'react-i18next';
import type { AnswerOf } from '#platform/api/endpoint-lines.ts';
import { dateText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { SessionTimes } from './session-times.tsx';
import { SessionsOutList } from './sessions-out-list.tsx';
import { useClashText } from './use-clash-text.ts';

export type ChangePreview = AnswerOf<'POST /api/session-series/{id}/change/preview'>;

/** What another rule does to the sessions of a series: which get another time, come, stay and go (R456, R457). */
export function ChangeOutcome({ preview }: { readonly preview: ChangePreview }) {
  const { t } = useTranslation('session-series');
  const language = useLanguage();
  const { timezone, from, moved, made, kept } = preview;
  const clashText = useClashText(timezone);
  const away = moved.filter(({ startsAt, to }) => startsAt !== to.startsAt).length;
  const counts = { moved: away, unmoved: moved.length - away, made: made.length };
  return (
    <div aria-live="polite" className="flex flex-col gap-4">
      <div>
        <h3 className="font-semibold">{t('change.from', { day: dateText(from, language) })}</h3>
        <ul className="mt-1">
          {(['moved', 'unmoved', 'made'] as const)
            .filter(what => counts[what] > 0)
            .map(what => (
              <li key={what}>{t(`change.${what}`, { count: counts[what] })}</li>
            ))}
        </ul>
      </div>
      {kept.length > 0 && (
        <SessionTimes
          title={t('change.kept', { count: kept.length })}
          note={t('change.keptNote')}
          sessions={kept.map(({ startsAt, clash }) => ({
            startsAt,
            ...(clash && { because: clashText(clash) }),
          }))}
          familyTimezone={timezone}
        />
      )}
      <SessionsOutList out={preview} familyTimezone={timezone} />
    </div>
  );
}
