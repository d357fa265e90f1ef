import { FAMILY_NAMES, GIVEN_NAMES, OPENINGS, TOPICS } from './words.ts';

const listed = (words: readonly string[]) => `array[${words.map(word => `'${word}'`).join(', ')}]`;

/**
 * Functions of the loading connection alone. They make the same academy each time, and ids that look as random as real
 * ones do: else neighbours in time would be neighbours in every index.
 */
export const GENERATOR_FUNCTIONS = `
  create function pg_temp.id_of(kind text, n bigint) returns uuid language sql immutable
    return overlay(overlay(md5(kind || n) placing '4' from 13 for 1) placing '8' from 17 for 1)::uuid;
  create function pg_temp.pick(n bigint, salt integer, among integer) returns integer language sql immutable
    return (hashint8(n * 31 + salt) & 2147483647) % among;
  create function pg_temp.word(among text[], n bigint, salt integer) returns text language sql immutable
    return among[1 + pg_temp.pick(n, salt, cardinality(among))];
  create function pg_temp.name_of(n bigint, salt integer) returns text language sql immutable
    return pg_temp.word(${listed(GIVEN_NAMES)}, n, salt) || ' ' || pg_temp.word(${listed(FAMILY_NAMES)}, n, salt + 1)
      || ' ' || pg_temp.word(${listed(FAMILY_NAMES)}, n, salt + 2);
  create function pg_temp.note_of(n bigint) returns text language sql immutable
    return pg_temp.word(${listed(OPENINGS)}, n, 1) || pg_temp.word(${listed(TOPICS)}, n, 2)
      || ' and ' || pg_temp.word(${listed(TOPICS)}, n, 3) || '.';`;
