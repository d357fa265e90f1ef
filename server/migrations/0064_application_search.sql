-- An application is found by any part of the applicant's name, reference, address or phone number; nothing of a child.
-- As addresses of people are: the index leads to the application itself, however many share a domain.
alter table applications add column search text not null
  generated always as (search_fold(name || ' ' || reference || ' ' || coalesce(email, '') || ' ' || coalesce(phone, ''))) stored;
create index applications_search on applications using gin (address_parts(search)) with (fastupdate = off);
