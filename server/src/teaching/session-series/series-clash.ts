import { Refusal } from '@bayan/domain/errors';
import type { Member } from '@bayan/domain/profiles/actor';
import type { JudgedDay } from '@bayan/domain/session-series/judge-days';
import { type SeriesClashRecord, seriesClashes } from '@bayan/domain/session-series/session-series.contract';
import type { NamedLesson } from './lessons-in-frame.repository.ts';

/** A lesson that the reader may not see, such as the student's with another tutor, tells no more than its time (R88). */
export function clashOf(
  { day, clash }: Pick<JudgedDay, 'day' | 'clash'>,
  lessons: readonly NamedLesson[],
  { role }: Member,
): SeriesClashRecord | null {
  if (!clash) return null;
  const { whose, lesson } = clash;
  const told = { day, whose, startsAt: lesson.from, endsAt: lesson.until };
  const isVisible = whose === 'tutor' || (whose === 'student' && role === 'admin');
  const named = isVisible ? lessons.find(({ id }) => id === lesson.id) : undefined;
  return { ...told, other: (whose === 'tutor' ? named?.student : named?.tutor) ?? null };
}

/** All that is in the way at once, so that nobody has to find one after the other (R455). */
export function refuseClashes(
  days: readonly Pick<JudgedDay, 'day' | 'clash'>[],
  lessons: readonly NamedLesson[],
  actor: Member,
): void {
  const clashes = days.flatMap(day => clashOf(day, lessons, actor) ?? []);
  if (clashes.length > 0) throw new Refusal('series.clash', { clashes: seriesClashes.parse(clashes) });
}
