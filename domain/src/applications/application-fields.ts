import { z } from 'zod';
import { wholeNumber } from '#fields/number.ts';
import { personName } from '#fields/text.ts';
import { subject } from '#subjects/subject.ts';
import { CONSENT_VERSION, PARTS_OF_DAY, WEEKDAYS } from './offered.ts';

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

export const chosenSubjects = someOf(subject, 10);
export const chosenDays = someOf(wholeNumber(1, WEEKDAYS.length), WEEKDAYS.length);
export const chosenParts = someOf(z.enum(PARTS_OF_DAY), PARTS_OF_DAY.length);
export const chosenFiles = (most: number) => someOf(z.uuid(), most);

export const consent = z.literal(CONSENT_VERSION);

/** What somebody confirms or cannot go on without. */
export const confirmed = z.literal(true);
