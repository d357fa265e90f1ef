import { z } from 'zod';
import { FIELD_LIMITS } from './fields.limits.ts';
import { UNSEEN } from './unseen.ts';

// Control characters and characters that reorder text: a name must not look like another one.
const FORBIDDEN_IN_LINES = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const FORBIDDEN_IN_PARAGRAPHS = /[[\p{Cc}--[\t\n\r]]\u202a-\u202e\u2066-\u2069]/v;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

const free = (forbidden: RegExp) => (text: string) => text.isWellFormed() && !forbidden.test(text);
const characters = { params: { problem: 'characters' } };

/** A line that may be empty. */
export const lineOrNothing = (max: number) =>
  z
    .string()
    .overwrite(text => text.replace(UNSEEN, '').trim())
    .max(max)
    .refine(free(FORBIDDEN_IN_LINES), characters);

const oneLine = (max: number) => lineOrNothing(max).min(1);

/** A line with at least one visible character: a name, a title. */
export const line = (max: number) => oneLine(max).refine(text => SEEN.test(text), characters);

/** The name of a person (R305). */
export const personName = line(FIELD_LIMITS.name).refine(name => !/[<>]/.test(name), characters);

/** Free text that may be empty and may have line breaks. */
export const paragraph = (max: number) =>
  z.string().trim().max(max).refine(free(FORBIDDEN_IN_PARAGRAPHS), characters);

/** Free text with at least one visible character. */
export const writing = (max: number) =>
  paragraph(max)
    .min(1)
    .refine(text => text === '' || SEEN.test(text), characters);

/** The text of a search box. */
export const searchText = oneLine(100);
