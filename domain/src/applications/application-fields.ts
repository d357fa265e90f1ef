import { z } from 'zod';
import { wholeNumber } from '../fields/number.ts';
import { personName } from '../fields/text.ts';
import { subject } from '../sessions/subject.ts';

const LETTER = /\p{L}/u;
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;

/** What a stranger says their name is (R383). */
export const applicantName = personName.refine(name => LETTER.test(name) && !EMOJI.test(name), {
  params: { problem: 'characters' },
});

/** At least one of what is offered, each once. */
const someOf = <T extends z.ZodType>(offered: T, most: number) =>
  z
    .array(offered)
    .min(1)
    .max(most)
    .overwrite(chosen => [...new Set(chosen)]);

/** Monday is 1, as in the academy's hours. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
export const PARTS_OF_DAY = ['morning', 'afternoon', 'evening'] as const;

export const chosenSubjects = someOf(subject, 10);
export const chosenDays = someOf(wholeNumber(1, WEEKDAYS.length), WEEKDAYS.length);
export const chosenParts = someOf(z.enum(PARTS_OF_DAY), PARTS_OF_DAY.length);
export const chosenFiles = (most: number) => someOf(z.uuid(), most);

/** The text that a family or a tutor agrees to, by its version (R374). A new text gets a new one. */
export const CONSENT_VERSION = '2026-11';
export const consent = z.literal(CONSENT_VERSION);

/** What somebody confirms or cannot go on without. */
export const confirmed = z.literal(true);
