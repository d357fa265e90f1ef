-- Which levels of English a tutor teaches. Empty where the tutor has not said.
alter table tutors
  add column english_levels text[] not null default '{}'
    constraint tutors_english_levels_check
    check (english_levels <@ array['beginner', 'elementary', 'intermediate', 'advanced']);
