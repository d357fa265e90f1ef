-- Until when and how often families may move and cancel, from a day on (R978). A lesson has the rules of the day it starts on.
create table lesson_rules (
  id uuid primary key default gen_random_uuid(),
  valid_from date not null check (valid_from between '1999-12-31' and '2100-01-02'),
  cut_off_hours smallint not null check (cut_off_hours between 0 and 168),
  moves_per_lesson smallint not null check (moves_per_lesson between 0 and 10),
  moves_per_month smallint not null check (moves_per_month between 0 and 30),
  furthest_days smallint not null check (furthest_days between 1 and 60),
  lead_hours smallint not null check (lead_hours between 1 and 72),
  tutor_waits_minutes smallint not null check (tutor_waits_minutes between 5 and 60),
  family_waits_minutes smallint not null check (family_waits_minutes between 5 and 60),
  self_service boolean not null,
  -- Null for the rules that the academy begins with.
  made_by uuid references profiles (id),
  made_at timestamptz not null default now(),
  constraint lesson_rules_once unique (valid_from)
);
create trigger lesson_rules_append_only before update or delete or truncate on lesson_rules
  for each statement execute function refuse_change();

insert into lesson_rules (valid_from, cut_off_hours, moves_per_lesson, moves_per_month, furthest_days, lead_hours,
  tutor_waits_minutes, family_waits_minutes, self_service)
values ('2000-01-01', 24, 2, 4, 14, 12, 15, 10, true);
