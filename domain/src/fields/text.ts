import { z } from 'zod';

// Control characters (NUL among them) and the marks that reorder text on screen: a name must look like what it is.
const FORBIDDEN_IN_LINES = /[\p{Cc}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const FORBIDDEN_IN_PARAGRAPHS = /[[\p{Cc}--[\t\n\r]]\u202a-\u202e\u2066-\u2069]/v;

const free = (forbidden: RegExp) => (text: string) => text.isWellFormed() && !forbidden.test(text);
const characters = { params: { problem: 'characters' } };

/** One line that must say something: a name, a title. */
export const line = (max: number) =>
  z.string().trim().min(1).max(max).refine(free(FORBIDDEN_IN_LINES), characters);

/** One line that may be empty. */
export const optionalLine = (max: number) =>
  z.string().trim().max(max).refine(free(FORBIDDEN_IN_LINES), characters);

/** Free text that may be empty and may have line breaks. */
export const paragraph = (max: number) =>
  z.string().trim().max(max).refine(free(FORBIDDEN_IN_PARAGRAPHS), characters);

/** What somebody types into a search box. */
export const searchText = z.string().trim().min(1).max(100).refine(free(FORBIDDEN_IN_LINES), characters);
