import { countryOfZone, weekOf } from '@bayan/domain/gulf-calendar/week';
import { daysOf } from '@bayan/domain/session-calendar/calendar-days';
import { weekdayOf } from '@bayan/domain/time/days';
import { wallClock } from '@bayan/domain/time/zoned-time';
import { useTranslation } from 'react-i18next';
import { useAddressFilters } from '#platform/address-filters.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { useNow } from '#platform/use-now.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { LoadFailure } from '#ui/load-failure.tsx';
import { useIsNarrow } from '#ui/narrow-screen.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { Agenda } from './agenda.tsx';
import { choiceIn } from './calendar-address.ts';
import { CalendarToolbar } from './calendar-toolbar.tsx';
import { DayHead } from './day-head.tsx';
import { DayNotes } from './day-notes.tsx';
import { Legend } from './legend.tsx';
import { LessonPanel } from './lesson-panel.tsx';
import { OwnLesson } from './own-lesson.tsx';
import { useSecondClock } from './second-clock.ts';
import { type GridColumn, TimeGrid } from './time-grid.tsx';
import { type CalendarSession, useOwnCalendar } from './use-calendar.ts';
import { useDayNames } from './use-days-text.ts';
import { useOpenLesson } from './use-open-lesson.ts';
import { useShadedDay } from './use-shaded-day.ts';

const VIEWS = ['day', 'week'] as const;
/** She teaches all of them. */
const ONE_COLOUR = 1;

/** A tutor's own week: by her clock, on her hours, each session with the family's time (R485). */
export function TutorWeek({ listAddress }: { readonly listAddress: string }) {
  const { t } = useTranslation('session-calendar');
  const errorTexts = useErrorTexts();
  const timezone = useViewerTimezone();
  const isNarrow = useIsNarrow();
  const namesOf = useDayNames();
  const week = weekOf(countryOfZone(timezone) ?? 'GB');
  const today = wallClock(useNow(), timezone).date;
  const { filters: choice, setFilters } = useAddressFilters(choiceIn);
  const view = VIEWS.find(offered => offered === choice.show) ?? 'week';
  const day = choice.day ?? today;
  const days = daysOf(view, day, week);
  const { data, error, isPending, refetch } = useOwnCalendar(days);
  const sessions = data?.items ?? [];
  const holidays = data?.holidays ?? [];
  const shadedDay = useShadedDay();
  const secondClock = useFamiliesClock(sessions);
  const { mover, open, close, blocksOn, heldOn } = useOpenLesson(days, setFilters);
  const columns = days.map(
    (shown): GridColumn => ({
      key: shown,
      day: shown,
      isWeekend: week.weekend.includes(weekdayOf(shown)),
      blocks: blocksOn(shown, sessions),
      held: heldOn(shown),
      shade: shadedDay(data, shown),
      name: namesOf(shown).long,
      head: <DayHead day={shown} holidays={holidays} isToday={shown === today} />,
    }),
  );
  return (
    <div className="flex flex-col gap-4">
      <CalendarToolbar
        views={VIEWS}
        view={view}
        day={day}
        days={days}
        listAddress={listAddress}
        onChange={setFilters}
      />
      <DayNotes days={days} holidays={isNarrow ? holidays : []} away={[]} />
      {error && <LoadFailure {...errorTexts(error)} onRetry={() => void refetch()} />}
      <div className="flex items-start gap-5">
        <div className="min-w-0 grow">{isPending ? <Skeleton rows={6} /> : weekView()}</div>
        {choice.lesson && (
          <LessonPanel lessonId={choice.lesson} mover={mover} onClose={close}>
            {session => <OwnLesson session={session} mover={mover} />}
          </LessonPanel>
        )}
      </div>
      {!isNarrow && <p className="text-sm text-ink-soft">{t('keys')}</p>}
      <Legend hasShades={!isNarrow && columns.some(({ shade }) => shade !== null)} isOwn />
    </div>
  );

  function weekView() {
    return isNarrow ? (
      <Agenda
        isOwn
        days={days}
        sessions={sessions}
        wordsOf={shown => shadedDay(data, shown)?.words ?? null}
        colourOf={() => ONE_COLOUR}
        onOpen={open}
      />
    ) : (
      <TimeGrid
        isOwn
        label={t(`grid.${view}`)}
        secondClock={secondClock}
        columns={columns}
        colourOf={() => ONE_COLOUR}
        openLesson={choice.lesson}
        onOpen={open}
        mover={mover}
      />
    );
  }
}

/** The clock that most of her families live by; without sessions, what an admin sees beside the own one. */
function useFamiliesClock(sessions: readonly CalendarSession[]): string {
  const own = useViewerTimezone();
  const other = useSecondClock();
  const zones = Map.groupBy(
    sessions.filter(({ timezone }) => timezone !== own),
    ({ timezone }) => timezone,
  );
  const [most] = [...zones].toSorted(([, a], [, b]) => b.length - a.length);
  return most?.[0] ?? other;
}
