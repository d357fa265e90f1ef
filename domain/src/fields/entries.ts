import { z } from 'zod';
import { line } from './text.ts';

const LONGEST_ENTRY = 200;
const MOST_ENTRIES = 30;

/** What somebody writes one to a line: qualifications, learning goals. */
export const entries = z.array(line(LONGEST_ENTRY)).max(MOST_ENTRIES);
