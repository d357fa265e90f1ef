import type { Scale } from './scale.ts';

/** More than any academy makes. They are older than the first one, so that the next change has its number. */
export const settingsVersionsSql = ({ students }: Scale, now: Date) => [
  `insert into settings_versions (version, at, settings)
   select -n, '${now.toISOString()}'::timestamptz - n * interval '1 hour', settings
   from settings_versions, generate_series(1, ${students} / 10) n where version = 1`,
];
