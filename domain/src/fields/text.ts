import { z } from 'zod';
import { FIELD_LIMITS } from './fields.limits.ts';

// Control characters (NUL among them) and what reorders text on screen: a name must look like what it is.
const FORBIDDEN_IN_LINES = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const FORBIDDEN_IN_PARAGRAPHS = /[[\p{Cc}--[\t\n\r]]\u202a-\u202e\u2066-\u2069]/v;
// Keyboards and copied text slip these in unseen: direction marks, zero-width spaces, byte-order marks.
export const UNSEEN = /[\u061c\u200b\u200e\u200f\ufeff]/g;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

const free = (forbidden: RegExp) => (text: string) => text.isWellFormed() && !forbidden.test(text);
const characters = { params: { problem: 'characters' } };

/** One line that may say nothing. */
export const lineOrNothing = (max: number) =>
  z
    .string()
    .overwrite(text => text.replace(UNSEEN, '').trim())
    .max(max)
    .refine(free(FORBIDDEN_IN_LINES), characters);

const oneLine = (max: number) => lineOrNothing(max).min(1);

/** One line that must say something: a name, a title. */
export const line = (max: number) => oneLine(max).refine(text => SEEN.test(text), characters);

/** What somebody is called (R305). */
export const personName = line(FIELD_LIMITS.name).refine(name => !/[<>]/.test(name), characters);

/** Free text that may be empty and may have line breaks. */
export const paragraph = (max: number) =>
  z.string().trim().max(max).refine(free(FORBIDDEN_IN_PARAGRAPHS), characters);

/** Free text that must say something. */
export const writing = (max: number) =>
  paragraph(max)
    .min(1)
    .refine(text => text === '' || SEEN.test(text), characters);

/** What somebody types into a search box. */
export const searchText = oneLine(100);
