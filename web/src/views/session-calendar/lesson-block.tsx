import type { LessonBlock as Placed } from '@bayan/domain/session-calendar/lesson-blocks';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { timeText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { useCity } from '#platform/use-city.ts';
import { useNow } from '#platform/use-now.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { Icon } from '#ui/icon.tsx';
import { messageIcon, playIcon, warningIcon } from '#ui/icons/room-icons.ts';
import { checkIcon, clockIcon } from '#ui/icons/site-icons.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { type LessonMark, type LessonState, lessonMarksOf, lessonStateOf } from './lesson-state.ts';
import type { CalendarSession } from './use-calendar.ts';
import { useLessonWords } from './use-lesson-words.ts';

const STATE_SIGNS = { completed: checkIcon, toClose: clockIcon, underWay: playIcon } as const;
const MARK_SIGNS = { noTutor: warningIcon, noLink: warningIcon, asks: messageIcon } as const;

export const STATE_CLASSES: Readonly<Record<LessonState, string>> = {
  scheduled: 'border-transparent bg-lane-soft text-lane-ink',
  underWay: 'border-transparent bg-lane-ink text-paper',
  completed: 'border-line bg-paper text-ink',
  toClose: 'border-brick bg-lane-soft text-lane-ink',
  cancelled: 'border-dashed border-control bg-paper text-ink-soft line-through',
};

/** Minutes: as high as a time and a name below it. */
const TWO_LINES = 45;

export function LessonSigns({
  state,
  marks,
}: {
  readonly state: LessonState;
  readonly marks: readonly LessonMark[];
}) {
  const sign = state in STATE_SIGNS ? STATE_SIGNS[state as keyof typeof STATE_SIGNS] : null;
  return (
    <span className="ms-auto inline-flex shrink-0 gap-0.5">
      {sign && <Icon drawing={sign} className="size-3.5" />}
      {marks.map(mark => (
        <Icon key={mark} drawing={MARK_SIGNS[mark]} className="size-3.5" />
      ))}
    </span>
  );
}

interface LessonBlockProps
  extends Pick<ComponentProps<'button'>, 'onKeyDown' | 'onPointerDown' | 'tabIndex'> {
  readonly block: Placed<CalendarSession>;
  /** The lane's place among the colours. */
  readonly colour: number;
  readonly isOpen: boolean;
  /** The reader teaches it. */
  readonly isOwn: boolean;
  /** It is in the hand: here it was. */
  readonly isLifted: boolean;
  readonly onOpen: () => void;
}

/** One lesson of a grid. Its parent places it. */
export function LessonBlock({ block, colour, isOpen, isOwn, isLifted, onOpen, ...keys }: LessonBlockProps) {
  const { t } = useTranslation('names');
  const language = useLanguage();
  const timeZone = useViewerTimezone();
  const now = useNow();
  const words = useLessonWords(isOwn);
  const { lesson } = block;
  const state = lessonStateOf(lesson, now);
  const isOneLine = block.length < TWO_LINES;
  const name = <bdi className="block min-w-0 truncate font-semibold">{nameOf(lesson.student, language)}</bdi>;
  return (
    <button
      type="button"
      {...keys}
      data-lesson={lesson.id}
      data-lane={colour}
      aria-current={isOpen}
      onClick={onOpen}
      className={`flex size-full cursor-pointer touch-pan-y flex-col overflow-hidden rounded-small border border-s-4 border-s-lane-edge px-1.5 py-0.5 text-start text-xs leading-heading outline-offset-[-2px] ${STATE_CLASSES[state]} ${isLifted ? 'border-dashed opacity-50' : ''} ${isOpen ? 'ring-2 ring-teal' : ''}`}
    >
      <VisuallyHidden>{words(lesson)}</VisuallyHidden>
      <span aria-hidden className="contents">
        <span className="flex w-full items-start gap-1 tabular-nums">
          <bdi dir="ltr">{timeText(new Date(lesson.startsAt), { language, timeZone })}</bdi>
          {(isOwn || isOneLine) && name}
          <LessonSigns state={state} marks={lessonMarksOf(lesson, now)} />
        </span>
        {!isOneLine && (isOwn ? <FamilyClock lesson={lesson} /> : name)}
        {block.length > TWO_LINES && (
          <span className="block w-full truncate">{t(`subjects.${lesson.subject}`)}</span>
        )}
      </span>
    </button>
  );
}

/** When the family has it, by its own clock. */
export function FamilyClock({ lesson: { startsAt, timezone } }: { readonly lesson: CalendarSession }) {
  const language = useLanguage();
  const cityOf = useCity();
  return (
    <span className="block w-full truncate tabular-nums">
      <bdi dir="ltr">{timeText(new Date(startsAt), { language, timeZone: timezone })}</bdi> {cityOf(timezone)}
    </span>
  );
}
