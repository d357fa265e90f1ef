import type { ReactNode } from 'react';

export interface ListColumn<Row> {
  readonly id: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers stand at the end, where their digits can be compared. */
  readonly isNumeric?: boolean;
  /** Shown only to whoever chose it. */
  readonly isExtra?: boolean;
}

/** The first names the row, leads to its record and is always shown. */
export type ListColumns<Row> = readonly [ListColumn<Row>, ...ListColumn<Row>[]];
