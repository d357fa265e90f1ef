import { blocksByDay } from '@bayan/domain/session-calendar/lesson-blocks';
import { useTranslation } from 'react-i18next';
import { timeText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { useNow } from '#platform/use-now.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { FamilyClock, LessonSigns, STATE_CLASSES } from './lesson-block.tsx';
import { lessonMarksOf, lessonStateOf } from './lesson-state.ts';
import { timed } from './timed.ts';
import type { CalendarSession } from './use-calendar.ts';
import { useDayNames } from './use-days-text.ts';
import { useLessonWords } from './use-lesson-words.ts';

interface AgendaProps {
  /** All are the reader's own: each tells the family's time. */
  readonly isOwn?: boolean;
  readonly days: readonly string[];
  readonly sessions: readonly CalendarSession[];
  /** When the one tutor who is shown teaches and is away. */
  readonly wordsOf: (day: string) => string | null;
  readonly colourOf: (lesson: CalendarSession) => number;
  readonly onOpen: (lesson: CalendarSession) => void;
}

/** On a phone the days are lists. */
export function Agenda({ isOwn = false, days, sessions, wordsOf, colourOf, onOpen }: AgendaProps) {
  const { t } = useTranslation(['session-calendar', 'names']);
  const language = useLanguage();
  const timeZone = useViewerTimezone();
  const now = useNow();
  const words = useLessonWords(isOwn);
  const namesOf = useDayNames();
  const byDay = blocksByDay(timed(sessions), days, timeZone);
  return (
    <div className="flex flex-col gap-5">
      {days.map(day => {
        const lessons = (byDay.get(day) ?? []).map(block => block.lesson.session);
        return (
          <section key={day} aria-labelledby={`day-${day}`}>
            <h3 id={`day-${day}`} className="mb-2 font-semibold">
              {namesOf(day).long}
            </h3>
            <p className="mb-2 text-sm text-ink-soft empty:hidden">{wordsOf(day)}</p>
            {lessons.length === 0 ? (
              <p className="text-sm text-ink-soft">{t('emptyDay')}</p>
            ) : (
              <ul className="flex flex-col gap-2">
                {lessons.map(lesson => {
                  const state = lessonStateOf(lesson, now);
                  return (
                    <li key={lesson.id}>
                      <button
                        type="button"
                        data-lane={colourOf(lesson)}
                        onClick={() => onOpen(lesson)}
                        className={`flex min-h-14 w-full cursor-pointer items-center gap-3 rounded-card border border-s-4 border-s-lane-edge px-3 py-2 text-start text-sm ${STATE_CLASSES[state]}`}
                      >
                        <VisuallyHidden>{words(lesson)}</VisuallyHidden>
                        <span aria-hidden className="contents">
                          <bdi dir="ltr" className="font-semibold tabular-nums">
                            {timeText(new Date(lesson.startsAt), { language, timeZone })}
                          </bdi>
                          <span className="min-w-0">
                            <bdi className="block font-semibold wrap-anywhere">
                              {nameOf(lesson.student, language)}
                            </bdi>
                            <span className="block wrap-anywhere">
                              {t(`names:subjects.${lesson.subject}`)}
                              {!isOwn && (
                                <>
                                  {' · '}
                                  <bdi>{nameOf(lesson.tutor, language)}</bdi>
                                </>
                              )}
                            </span>
                            {isOwn && <FamilyClock lesson={lesson} />}
                          </span>
                          <LessonSigns state={state} marks={lessonMarksOf(lesson, now)} />
                        </span>
                      </button>
                    </li>
                  );
                })}
              </ul>
            )}
          </section>
        );
      })}
    </div>
  );
}
