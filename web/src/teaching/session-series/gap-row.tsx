import type { SeriesGap } from '@bayan/domain/session-series/series-gaps.contract';
import { useTranslation } from 'react-i18next';
import { SessionClocks } from '#teaching/sessions/session-clocks.tsx';
import { Button } from '#ui/button.tsx';
import type { SeriesViewer } from './series-viewer.ts';
import { useClashText } from './use-clash-text.ts';
import { useGapNames } from './use-gap-names.ts';

interface GapRowProps {
  readonly gap: SeriesGap;
  readonly viewer: SeriesViewer;
  readonly onPlace: () => void;
  readonly onLeaveOut: () => void;
}

/** When the session would be by both clocks, what is in its way by now, and what can be done about it. */
export function GapRow({ gap, viewer, onPlace, onLeaveOut }: GapRowProps) {
  const { t } = useTranslation(['session-series', 'sessions', 'names']);
  const { clash, timezone, tutor, subject, duration } = gap;
  const clashText = useClashText(timezone);
  const { about, day, student } = useGapNames(gap, viewer);
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 border-t border-line py-4 first:border-t-0 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <h3 className="font-semibold wrap-anywhere">
          <bdi>{about}</bdi>
        </h3>
        <SessionClocks session={gap} familyTimezone={timezone} tutorTimezone={tutor.timezone} />
        <p className="text-sm text-ink-soft">
          {t(`names:subjects.${subject}`)}
          {' · '}
          {t('sessions:minutes', { count: duration })}
        </p>
        <p className="mt-1 text-sm">{clash ? clashText(clash) : t('gaps.free')}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button tone="secondary" aria-label={t('gaps.place.of', { day, name: student })} onPress={onPlace}>
          {t('gaps.place.open')}
        </Button>
        <Button tone="quiet" aria-label={t('gaps.leaveOut.of', { day, name: student })} onPress={onLeaveOut}>
          {t('gaps.leaveOut.open')}
        </Button>
      </div>
    </li>
  );
}
