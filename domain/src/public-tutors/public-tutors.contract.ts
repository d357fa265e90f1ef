import { z } from 'zod';
import { defineContract } from '#contract/contract.ts';
import { EARLIEST_DAY } from '#fields/dates.limits.ts';
import { instant } from '#fields/dates.ts';
import { wholeNumber } from '#fields/number.ts';
import { line } from '#fields/text.ts';
import { SPOKEN_LANGUAGES, TEACHING_LEVELS } from './offered.ts';
import { PUBLIC_TUTOR_LIMITS } from './public-tutors.limits.ts';

/** At least one of what is offered, each once. */
const someOf = <T extends readonly [string, ...string[]]>(offered: T, most: number) =>
  z
    .array(z.enum(offered))
    .min(1)
    .max(most)
    .overwrite(chosen => [...new Set(chosen)]);

const shown = {
  teachingSince: wholeNumber(PUBLIC_TUTOR_LIMITS.earliestYear, PUBLIC_TUTOR_LIMITS.latestYear).describe(
    'The year in which she began to teach.',
  ),
  languages: someOf(SPOKEN_LANGUAGES, PUBLIC_TUTOR_LIMITS.languages),
  levels: someOf(TEACHING_LEVELS, TEACHING_LEVELS.length),
  line: line(PUBLIC_TUTOR_LIMITS.line).describe('A line of her own, in English.'),
  lineAr: line(PUBLIC_TUTOR_LIMITS.line).describe('The same in Arabic.'),
};

export const publicProfileForm = z.strictObject({
  ...shown,
  agreedAt: z.iso
    .datetime()
    .refine(at => at >= EARLIEST_DAY, { params: { problem: 'too-small' } })
    .describe('When she agreed to be shown.'),
});
export type PublicProfileForm = z.infer<typeof publicProfileForm>;

export const publicProfileView = z
  .object({
    tutorId: z.uuid(),
    profile: z
      .object({
        slug: z.string(),
        ...shown,
        agreedAt: instant,
        publishedAt: instant,
        publishedBy: z.uuid().describe('Who recorded the agreement and published it.'),
      })
      .nullable()
      .describe('Null where the tutor is not shown.'),
    version: z.int().describe('0 for a tutor who was never shown.'),
  })
  .meta({ id: 'PublicProfile' });
export type PublicProfileRecord = z.input<typeof publicProfileView>;
/** The answer as a client receives it. */
export type PublicProfile = z.output<typeof publicProfileView>;

export const publicTutorsContract = defineContract('tutors', {
  'GET /api/tutors/{id}/public-profile': {
    summary: 'Get the public profile of a tutor and when the tutor agreed to it',
    access: ['operations'],
    answer: { status: 200, record: publicProfileView },
    errors: [],
  },
  'PUT /api/tutors/{id}/public-profile': {
    summary: 'Publish the profile of a tutor who has agreed, or change it',
    access: ['operations'],
    body: publicProfileForm,
    version: 'required',
    answer: { status: 200, record: publicProfileView },
    errors: ['public-profile.reveals'],
  },
  'DELETE /api/tutors/{id}/public-profile': {
    summary: 'Remove the public profile of a tutor',
    access: ['operations'],
    version: 'required',
    answer: { status: 200, record: publicProfileView },
    errors: [],
  },
});
