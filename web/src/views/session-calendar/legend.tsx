import { useTranslation } from 'react-i18next';
import { LessonSigns, STATE_CLASSES } from './lesson-block.tsx';
import { LESSON_MARKS, LESSON_STATES } from './lesson-state.ts';
import { HATCHED } from './shading.tsx';

interface LegendProps {
  /** Whether tutors' hours are drawn. */
  readonly hasShades: boolean;
  /** They are the reader's. */
  readonly isOwn?: boolean;
}

/** What the shapes and signs of a lesson and the ground under it say. */
export function Legend({ hasShades, isOwn = false }: LegendProps) {
  const { t } = useTranslation('session-calendar');
  return (
    <ul aria-label={t('legend')} className="flex flex-wrap gap-x-5 gap-y-2 text-xs text-ink-soft">
      {LESSON_STATES.map(state => (
        <li key={state} className="inline-flex items-center gap-2">
          <span
            aria-hidden
            data-lane={1}
            className={`inline-flex h-5 w-7 rounded-small border border-s-4 border-s-lane-edge ${STATE_CLASSES[state]}`}
          >
            <LessonSigns state={state} marks={[]} />
          </span>
          {t(`states.${state}`)}
        </li>
      ))}
      {LESSON_MARKS.map(mark => (
        <li key={mark} className="inline-flex items-center gap-2">
          <span aria-hidden>
            <LessonSigns state="scheduled" marks={[mark]} />
          </span>
          {t(`marks.${mark}`)}
        </li>
      ))}
      {hasShades && (
        <>
          <li className="inline-flex items-center gap-2">
            <span aria-hidden className="inline-flex h-5 w-7 rounded-small border border-line bg-ink/6" />
            {t(isOwn ? 'own.outside' : 'shade.outside')}
          </li>
          <li className="inline-flex items-center gap-2">
            <span
              aria-hidden
              className="inline-flex h-5 w-7 rounded-small border border-line"
              style={{ backgroundImage: HATCHED }}
            />
            {t('shade.away')}
          </li>
        </>
      )}
    </ul>
  );
}
