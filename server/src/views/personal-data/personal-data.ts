import type { TableMark } from './mark.ts';
import { firstMarks, lastMarks } from './marks-of-academy.ts';
import { ownerMarks, peopleMarks } from './marks-of-people.ts';
import { signInMarks } from './marks-of-sign-in.ts';
import { teachingMarks } from './marks-of-teaching.ts';

/**
 * What every column of every table is: whose, whether an export contains it, and what an erasure does to it (R843). The
 * order is that of an erasure: what is found by something else goes before it.
 */
export const personalData: Readonly<Record<string, TableMark>> = {
  ...firstMarks,
  ...teachingMarks,
  ...peopleMarks,
  ...lastMarks,
  ...ownerMarks,
  ...signInMarks,
};
