import { CALENDAR_VIEWS, type CalendarView, dayAfter } from '@bayan/domain/session-calendar/calendar-days';
import { wallClock } from '@bayan/domain/time/zoned-time';
import { useTranslation } from 'react-i18next';
import { useNow } from '#platform/use-now.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { chevronEndIcon } from '#ui/icons/room-icons.ts';
import { chevronStartIcon } from '#ui/icons/site-icons.ts';
import { LinkButton } from '#ui/link-button.tsx';
import type { CalendarChoice } from './calendar-address.ts';
import { useDaysText } from './use-days-text.ts';

interface CalendarToolbarProps {
  /** Those that are offered. */
  readonly views?: readonly CalendarView[];
  readonly view: CalendarView;
  readonly day: string;
  readonly days: readonly string[];
  /** Of the list of all lessons. */
  readonly listAddress: string;
  readonly onChange: (change: Partial<CalendarChoice>) => void;
}

/** Which days, how many of them, and the way to the list. */
export function CalendarToolbar({
  views = CALENDAR_VIEWS,
  view,
  day,
  days,
  listAddress,
  onChange,
}: CalendarToolbarProps) {
  const { t } = useTranslation('session-calendar');
  const daysText = useDaysText();
  const today = wallClock(useNow(), useViewerTimezone()).date;
  const { main, hijri } = daysText(view, day, days);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div aria-live="polite" className="me-auto">
        <h2 className="text-lg leading-heading font-semibold">{main}</h2>
        <p className="text-sm text-ink-soft">{hijri}</p>
      </div>
      <div className="flex items-center">
        <IconButton
          icon={chevronStartIcon}
          label={t(`previous.${view}`)}
          onPress={() => onChange({ day: dayAfter(view, day, -1) })}
        />
        <Button tone="secondary" onPress={() => onChange({ day: today })}>
          {t('today')}
        </Button>
        <IconButton
          icon={chevronEndIcon}
          label={t(`next.${view}`)}
          onPress={() => onChange({ day: dayAfter(view, day, 1) })}
        />
      </div>
      <fieldset className="flex flex-wrap gap-1 rounded-card bg-sand-deep p-1">
        <legend className="sr-only">{t('views.label')}</legend>
        {views.map(id => (
          <button
            key={id}
            type="button"
            aria-pressed={id === view}
            onClick={() => onChange({ show: id })}
            className="min-h-9 cursor-pointer rounded-small px-3 text-sm font-semibold text-ink aria-pressed:bg-paper aria-pressed:text-teal forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText]"
          >
            {t(`views.${id}`)}
          </button>
        ))}
      </fieldset>
      <LinkButton to={listAddress} tone="secondary">
        {t('views.list')}
      </LinkButton>
    </div>
  );
}
