import type { Fault } from '#prove/proof.ts';

const CSV = 'domain/src/sessions/session-csv.ts';

export const faults: readonly Fault[] = [
  {
    name: 'formulas are not disarmed',
    file: CSV,
    find: '/^[=+\\-@\\t\\r]/',
    replace: '/^[^\\s\\S]/',
  },
  {
    name: 'quotation marks are not doubled',
    file: CSV,
    find: ".replaceAll('\"', '\"\"')",
    replace: '',
  },
  {
    name: 'a line break ends the row',
    file: CSV,
    find: '/[",\\r\\n]/',
    replace: '/[",]/',
  },
];
