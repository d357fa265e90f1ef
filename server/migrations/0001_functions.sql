-- Extensions are all "trusted": the owner of the database may create them without being superuser.
create extension if not exists btree_gist;
create extension if not exists pg_trgm;

-- Folds text for searching: case, Latin accents, Arabic vowel marks, tatweel, hamza forms, ya and ta marbuta,
-- Arabic and Persian digits. Compatibility decomposition splits a letter from its hamza or accent, so that
-- dropping the marks leaves the bare letter.
create function search_fold(input text) returns text
language sql immutable strict parallel safe
return translate(
  regexp_replace(lower(normalize(input, NFKD)), '[\u0300-\u036f\u0640\u064b-\u065f\u0670]', '', 'g'),
  U&'\0671\0649\0629\06a9\06cc\0660\0661\0662\0663\0664\0665\0666\0667\0668\0669\06f0\06f1\06f2\06f3\06f4\06f5\06f6\06f7\06f8\06f9',
  U&'\0627\064a\0647\0643\064a01234567890123456789'
);

-- What somebody typed into a search box as a pattern for LIKE, folded like what it is held against.
create function like_pattern(typed text) returns text
language sql immutable strict parallel safe
return '%' || regexp_replace(search_fold(typed), '([%_\\])', '\\\1', 'g') || '%';

-- The end of a lesson as an immutable expression: adding minutes to a timestamptz directly is only stable.
create function lesson_end(starts_at timestamptz, minutes integer) returns timestamptz
language sql immutable strict parallel safe
return timezone('UTC', timezone('UTC', starts_at) + make_interval(mins => minutes));

-- Numbers the changes of a row, so that a writer who read an older one can be told.
create function next_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  new.updated_at := now();
  return new;
end $$;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
