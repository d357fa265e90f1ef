import { z } from 'zod';
import { line } from './text.ts';

const MAX_ENTRY = 200;
const MAX_ENTRIES = 30;

/** A list with one entry per line: qualifications, learning goals. */
export const entries = z.array(line(MAX_ENTRY)).max(MAX_ENTRIES);
