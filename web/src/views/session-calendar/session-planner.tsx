import { daysOf } from '@bayan/domain/session-calendar/calendar-days';
import { weekdayOf } from '@bayan/domain/time/days';
import { wallClock } from '@bayan/domain/time/zoned-time';
import { useTranslation } from 'react-i18next';
import { useAddressFilters } from '#platform/address-filters.ts';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { useNow } from '#platform/use-now.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { LoadFailure } from '#ui/load-failure.tsx';
import { useIsNarrow } from '#ui/narrow-screen.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { Agenda } from './agenda.tsx';
import { choiceIn, lanesIn } from './calendar-address.ts';
import { CalendarToolbar } from './calendar-toolbar.tsx';
import { DayHead } from './day-head.tsx';
import { DayNotes } from './day-notes.tsx';
import { LaneBar } from './lane-bar.tsx';
import { Legend } from './legend.tsx';
import { LessonPanel } from './lesson-panel.tsx';
import { MonthGrid } from './month-grid.tsx';
import { PlannedLesson } from './planned-lesson.tsx';
import { useSecondClock } from './second-clock.ts';
import { type GridColumn, TimeGrid } from './time-grid.tsx';
import { type CalendarSession, type ShownPerson, useAcademyWeek, useCalendar } from './use-calendar.ts';
import { useDayNames } from './use-days-text.ts';
import { useOpenLesson } from './use-open-lesson.ts';
import { useShadedDay } from './use-shaded-day.ts';

/** The calendar of everybody's lessons: looked at, planned and moved (R963 to R967). */
export function SessionPlanner({ listAddress }: { readonly listAddress: string }) {
  const { t } = useTranslation('session-calendar');
  const language = useLanguage();
  const errorTexts = useErrorTexts();
  const timezone = useViewerTimezone();
  const isNarrow = useIsNarrow();
  const namesOf = useDayNames();
  const week = useAcademyWeek();
  const today = wallClock(useNow(), timezone).date;
  const { filters: choice, setFilters } = useAddressFilters(choiceIn);
  const view = choice.show ?? (isNarrow ? 'day' : 'week');
  const day = choice.day ?? today;
  const by = choice.by ?? 'tutor';
  const days = daysOf(view, day, week);
  const shownDays = view === 'month' ? [day] : days;
  const chosen = lanesIn(choice.lanes);
  const calendar = useCalendar({ days: shownDays, by, lanes: chosen });
  const { sessions, lanes, plans, error } = calendar;
  const shadedDay = useShadedDay();
  const nameOfLane = (person: ShownPerson['person']) =>
    person ? nameOf(person, language) : t(`lanes.unknown.${by}`);
  // A week in which several teach has no hours of one of them to lie on.
  const onlyPlan = lanes.length === 1 ? plans.get(lanes[0]?.id ?? '') : undefined;
  const hasLanes = view === 'day' && lanes.length > 0;
  const secondClock = useSecondClock();
  const { mover, open, close, blocksOn, heldOn } = useOpenLesson(shownDays, setFilters);
  const colourOf = (lesson: CalendarSession) => lanes.findIndex(({ id }) => id === lesson[by].id) + 1;
  const columnOf = (shown: string, of: readonly CalendarSession[]) => ({
    day: shown,
    isWeekend: week.weekend.includes(weekdayOf(shown)),
    blocks: blocksOn(shown, of),
  });
  const columns: GridColumn[] = hasLanes
    ? lanes.map(({ id, person }, i) => {
        const name = nameOfLane(person);
        return {
          ...columnOf(
            day,
            sessions.filter(session => session[by].id === id),
          ),
          held: mover.held?.lesson[by].id === id ? heldOn(day) : [],
          key: id,
          shade: shadedDay(plans.get(id), day),
          name: `${name}, ${namesOf(day).long}`,
          head: (
            <span data-lane={i + 1} className="flex items-center gap-2 font-semibold">
              <span aria-hidden className="size-2.5 shrink-0 rounded-full bg-lane-edge" />
              <bdi className="wrap-anywhere">{name}</bdi>
            </span>
          ),
        };
      })
    : shownDays.map(shown => ({
        ...columnOf(shown, sessions),
        held: heldOn(shown),
        key: shown,
        shade: shadedDay(onlyPlan, shown),
        name: namesOf(shown).long,
        head: <DayHead day={shown} holidays={calendar.holidays} isToday={shown === today} />,
      }));

  const isShaded = view !== 'month' && !isNarrow && (hasLanes || lanes.length === 1);
  const away = lanes.flatMap(({ id, person }) =>
    (plans.get(id)?.timeOff ?? []).map(off => ({ name: nameOfLane(person), ...off })),
  );

  return (
    <div className="flex flex-col gap-4">
      <CalendarToolbar view={view} day={day} days={days} listAddress={listAddress} onChange={setFilters} />
      <LaneBar by={by} lanes={lanes} isCut={!calendar.isWhole && !calendar.isLoading} onChange={setFilters} />
      <DayNotes
        days={shownDays}
        holidays={view === 'week' && !isNarrow ? [] : calendar.holidays}
        away={isShaded ? [] : away}
      />
      {error && <LoadFailure {...errorTexts(error)} onRetry={calendar.retry} />}
      <div className="flex items-start gap-5">
        <div className="min-w-0 grow">
          {calendar.isLoading && sessions.length === 0 && view !== 'month' ? (
            <Skeleton rows={6} />
          ) : (
            plannerView()
          )}
        </div>
        {choice.lesson && (
          <LessonPanel lessonId={choice.lesson} mover={mover} onClose={close}>
            {session => <PlannedLesson session={session} mover={mover} />}
          </LessonPanel>
        )}
      </div>
      {view !== 'month' && !isNarrow && <p className="text-sm text-ink-soft">{t('keys')}</p>}
      {view !== 'month' && <Legend hasShades={isShaded && columns.some(({ shade }) => shade !== null)} />}
    </div>
  );

  function plannerView() {
    if (view === 'month')
      return (
        <MonthGrid
          label={t('grid.month')}
          day={day}
          days={days}
          week={week}
          by={by}
          lanes={chosen}
          onOpenDay={opened => setFilters({ show: 'day', day: opened })}
        />
      );
    if (isNarrow)
      return (
        <Agenda
          days={days}
          sessions={sessions}
          wordsOf={shown => shadedDay(onlyPlan, shown)?.words ?? null}
          colourOf={colourOf}
          onOpen={open}
        />
      );
    return (
      <TimeGrid
        label={t(`grid.${view}`)}
        secondClock={secondClock}
        columns={columns}
        colourOf={colourOf}
        openLesson={choice.lesson}
        onOpen={open}
        mover={mover}
      />
    );
  }
}
