-- What the academy publishes for everybody to read: the privacy notice, the one for children and the terms. A version is
-- published in every language at once and never changes: whoever agreed to it can be shown what they agreed to (R700).
create table legal_texts (
  kind text not null check (kind in ('privacy', 'privacy-children', 'terms')),
  version date not null,
  language text not null check (language in ('en', 'ar')),
  body text not null check (length(body) between 1 and 200000),
  is_material boolean not null,
  published_at timestamptz not null,
  sha256 bytea not null,
  primary key (kind, version, language),
  constraint legal_texts_sha256 check (sha256 = sha256(convert_to(body, 'UTF8')))
);
create trigger legal_texts_append_only before update or delete or truncate on legal_texts
  for each statement execute function refuse_change();

-- Checked when the transaction ends: then both languages are there, published at the same moment, and newer than all others.
create function check_legal_version() returns trigger language plpgsql as $$
begin
  if (select count(*) from legal_texts
      where kind = new.kind and version = new.version and published_at = new.published_at
        and is_material = new.is_material) <> 2 then
    raise exception 'both languages of a legal text are published together'
      using errcode = 'check_violation', constraint = 'legal_texts_both_languages';
  end if;
  if exists (select from legal_texts where kind = new.kind and version > new.version) then
    raise exception 'a newer version of this legal text is published already'
      using errcode = 'check_violation', constraint = 'legal_texts_in_order';
  end if;
  return null;
end $$;
create constraint trigger legal_texts_version after insert on legal_texts deferrable initially deferred
  for each row execute function check_legal_version();

-- The notice that a form named, in the language of the form. Its kind is always the same; it is a column because the text is
-- known by kind, version and language. Forms from before the notice name none.
alter table applications
  add column privacy_kind text not null default 'privacy'
    constraint applications_privacy_kind check (privacy_kind = 'privacy'),
  add column privacy_version date,
  add constraint applications_privacy_text foreign key (privacy_kind, privacy_version, language)
    references legal_texts (kind, version, language);
