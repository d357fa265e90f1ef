import type { ErasedPart, RetainedPart } from '@bayan/domain/personal-data/erasure-parts';

/**
 * Why something stays when a person is erased, and for how many months at most; null where it stays as long as the
 * record that it belongs to.
 */
const WHY_KEPT = {
  /** Lessons, minutes and rates, for pay and books. */
  books: 72,
  /** Which consent was given when, and who looked at a record. */
  proof: 72,
  /** Who did what and when, without the words. */
  audit: 72,
  /** Ids that hold records together. They name nobody once the profile is empty. */
  link: null,
  /** Part of another person's record, or of the academy's own. */
  others: null,
  /** A hash that nobody can read back; it is deleted by itself within days. */
  brief: 1,
} as const;
type WhyKept = keyof typeof WHY_KEPT;

/** Rows of a person, and what becomes of them. In SQL `:person` stands for the person's id, `:erasure` for the erasure's. */
export interface PersonsRows {
  readonly whose: string;
  /** The rows are deleted; else the columns below get these values, and the rows stay. */
  readonly isDeleted?: true;
  readonly emptied?: Readonly<Record<string, string>>;
  /** Columns that an export contains. */
  readonly exported?: readonly string[];
  /** What an export contains beside them, by SQL. */
  readonly alsoExported?: Readonly<Record<string, string>>;
  /** Under which name a preview counts the rows. */
  readonly countedAs?: ErasedPart | RetainedPart;
  /** The same for rows that go and stay in part. */
  readonly alsoCountedAs?: RetainedPart;
}

/** What each column of a table is. Every column has exactly one mark, and the rows say to whom they belong (R843). */
export interface TableMark {
  readonly rows?: readonly PersonsRows[];
  /** Columns of rows that are deleted as a whole. */
  readonly deleted?: readonly string[];
  readonly kept?: Partial<Readonly<Record<WhyKept, readonly string[]>>>;
  /** Not about a person. */
  readonly plain?: readonly string[];
}

/** The columns that lose their content in rows that stay. */
const emptiedIn = ({ rows = [] }: TableMark): string[] => [
  ...new Set(rows.flatMap(({ emptied = {} }) => Object.keys(emptied))),
];

/** Every marked column of a table, as often as it is marked. */
export const markedIn = (mark: TableMark): string[] => [
  ...emptiedIn(mark),
  ...(mark.deleted ?? []),
  ...Object.values(mark.kept ?? {}).flat(),
  ...(mark.plain ?? []),
];
