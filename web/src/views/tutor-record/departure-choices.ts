import type { LessonToSettle } from '@bayan/domain/departures/departures.contract';

/** By the lesson's id: the id of the tutor who gives it, or that it is cancelled. */
export type Choices = Readonly<Record<string, string>>;

const CANCEL = 'cancel';
export const isCancelled = (choice: string) => choice === CANCEL;

const canBeChosen = ({ tutors }: LessonToSettle, choice: string) =>
  isCancelled(choice) || tutors.some(({ id }) => id === choice);

/** Everybody who could give at least one of them, those who could give the most first. */
export function tutorsOffered(lessons: readonly LessonToSettle[]): LessonToSettle['tutors'] {
  const found = new Map(lessons.flatMap(({ tutors }) => tutors).map(tutor => [tutor.id, tutor]));
  const given = (id: string) => lessons.filter(lesson => canBeChosen(lesson, id)).length;
  return [...found.values()].toSorted((one, two) => given(two.id) - given(one.id));
}

/** The choice for every lesson that it is possible for; the others stay as they were chosen. */
export const choicesFor = (lessons: readonly LessonToSettle[], choice: string, before: Choices): Choices => ({
  ...before,
  ...Object.fromEntries(lessons.filter(lesson => canBeChosen(lesson, choice)).map(({ id }) => [id, choice])),
});

/** As the API takes it; null while one is not settled. */
export function settledBy(lessons: readonly LessonToSettle[], choices: Choices) {
  const settled = lessons.flatMap(({ id }) => {
    const choice = choices[id];
    return choice === undefined ? [] : [{ id, tutorId: isCancelled(choice) ? null : choice }];
  });
  return settled.length === lessons.length ? settled : null;
}
