-- The parts of an e-mail address by which it is found: what begins at each of its letters. Whatever somebody types of the
-- address is the beginning of one of them, so that the index leads to the address itself. Trigrams do not: those of a
-- common domain are everybody's, and all of their pages are read for one person.
create function address_parts(address text) returns tsvector
language sql immutable strict parallel safe
return array_to_tsvector(array(
  select substr(folded, n, 12)
  from (select search_fold(address) as folded) as one, generate_series(1, length(folded)) as n
));

-- What somebody typed into a search box, to be held against address_parts. The parts are short, so what is longer is
-- still to be compared as a whole.
create function address_query(typed text) returns tsquery
language sql immutable strict parallel safe
return ('''' || replace(replace(left(nullif(search_fold(typed), ''), 12), '\', '\\'), '''', '''''') || ''':*')::tsquery;

-- Without a list of entries to be sorted in later, which every search would have to read from end to end.
create index profiles_address_parts on profiles using gin (address_parts(email)) with (fastupdate = off);
drop index profiles_search;
