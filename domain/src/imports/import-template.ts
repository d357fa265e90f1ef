import type { Language } from '#language/language.ts';
import { COLUMNS_OF, columnName } from './import-columns.ts';
import type { ImportKind } from './import-kinds.ts';

/** Marks the file as UTF-8 for spreadsheet programs. */
const BYTE_ORDER_MARK = '\ufeff';

/** A file with the first row alone, for somebody to fill in. */
export const importTemplate = (kind: ImportKind, language: Language): string =>
  `${BYTE_ORDER_MARK}${COLUMNS_OF[kind].map(column => columnName(column, language)).join(',')}\r\n`;
