import { Refusal } from '@bayan/domain/errors';
import { headOf } from '@bayan/domain/session-series/judge-days';
import { isOpen } from '@bayan/domain/session-series/pattern';
import type {
  ChangePreviewRecord,
  PreviewChangeForm,
} from '@bayan/domain/session-series/series-change.contract';
import { SERIES_LIMITS } from '@bayan/domain/session-series/session-series.limits';
import { isOpen as isOpenLesson } from '@bayan/domain/sessions/session-status';
import type { Transaction } from '@bayan/platform/db/database';
import type { RecordVersion } from '@bayan/platform/http/route';
import type { ActionContext } from '#academy/audit/audit.repository.ts';
import { planSeriesChange, type SeriesChangePlan } from './plan-series-change.ts';
import { clashOf } from './series-clash.ts';
import { chosenOf, shownDays } from './shown-days.ts';

/** Too few days for its number of lessons, or more lessons than a series can have (R453). */
export function refuseTooMany({ pattern, isUnfinished, lessons }: SeriesChangePlan): void {
  if (isUnfinished || (!isOpen(pattern) && lessons > SERIES_LIMITS.lessons))
    throw new Refusal('series.too-many');
}

/** What another rule would do to a series, with every day that could be chosen. Nothing is stored. */
export async function previewSeriesChange(
  tx: Transaction,
  context: Pick<ActionContext, 'actor' | 'now'>,
  seen: RecordVersion,
  form: PreviewChangeForm,
): Promise<ChangePreviewRecord> {
  const { actor } = context;
  const plan = await planSeriesChange(tx, context, seen, form, chosenOf(form));
  refuseTooMany(plan);
  const { days, done, pattern, tutor, facts, first, keptClashes } = plan;
  const head = headOf(days, { anchor: pattern.timezone, tutor: tutor.timezone });
  const clashes = new Map(keptClashes.map(kept => [kept.id, clashOf(kept, facts.lessons, actor)]));
  return {
    timezone: pattern.timezone,
    tutorTimezone: tutor.timezone,
    head: { ...head, shifts: [...head.shifts] },
    days: shownDays(days, facts, actor),
    from: first.day,
    lessons: pattern.lessons,
    moved: done.move.map(({ lesson: { id, startsAt }, to }) => ({
      ...{ id, startsAt },
      to: { day: to.day, startsAt: to.startsAt },
    })),
    made: done.make.map(({ day, startsAt }) => ({ day, startsAt })),
    kept: done.keep
      .filter(({ lesson }) => isOpenLesson(lesson.status))
      .map(({ lesson: { id, startsAt }, to: { day } }) => ({
        ...{ id, startsAt, day },
        clash: clashes.get(id) ?? null,
      })),
    removed: done.remove.map(({ id, startsAt }) => ({ id, startsAt })),
    withdrawn: done.cancel.map(({ id, startsAt }) => ({ id, startsAt })),
  };
}
