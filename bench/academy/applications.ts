import type { Scale } from './scale.ts';

const FAMILY = {
  childName: 'Omar',
  childAge: 9,
  schoolYear: 'Year 4',
  country: 'SA',
  city: 'Riyadh',
  timezone: 'Asia/Riyadh',
  level: 'elementary',
  goals: 'To speak with confidence.',
  subjects: ['English'],
  days: [7],
  parts: ['evening'],
  tutorGender: 'any',
  wishes: '',
};

/** An odd number times each of the first numbers, cut to 32 bits: all differ and lie far apart, as chance would have them. */
const SPREAD = 2654435761;
const MAX_REFERENCE = 0xffff_ffff;

/** From the first application to the last, in every academy: a larger one has more of them on each day. */
const SPAN_MINUTES = 800 * 24 * 60;

/** Most are of families, and most have been dealt with. */
export const applicationsSql = ({ students }: Scale, now: Date) => [
  `insert into applications (id, reference, kind, stage, closed_reason, matched_at, language, name, email, phone, answers,
     consent_version, consent_at, request_hash, created_at, updated_at)
   select id, 'BA-' || upper(substr(digits, 1, 4) || '-' || substr(digits, 5, 4)), kind, stage,
     case when stage = 'closed' then 'no-answer' end,
     case when stage = 'matched' then created_at + interval '40 hours' end, 'ar',
     pg_temp.name_of(n, 80), 'family' || n || '@people.example', '+9665' || lpad(n::text, 8, '0'),
     case when kind = 'student' then '${JSON.stringify(FAMILY)}'::jsonb else '{"message": "A question"}' end,
     case when kind = 'student' then '2026-11' end, case when kind = 'student' then created_at end,
     sha256(id::text::bytea), created_at, created_at
   from (select n, pg_temp.id_of('application', n) as id,
     lpad(to_hex((n::bigint * ${SPREAD}) & ${MAX_REFERENCE}), 8, '0') as digits,
     case when pg_temp.pick(n, 81, 10) < 7 then 'student' else 'enquiry' end as kind,
     case when pg_temp.pick(n, 81, 10) < 7
       then (array['new', 'contacted', 'closed', 'matched', 'matched', 'matched'])[1 + pg_temp.pick(n, 82, 6)]
       else (array['new', 'contacted', 'closed'])[1 + pg_temp.pick(n, 82, 3)] end as stage,
     '${now.toISOString()}'::timestamptz - n * interval '${Math.floor(SPAN_MINUTES / students)} minutes' as created_at
     from generate_series(1, ${students}) n) as made_up`,
  `insert into application_events (application_id, kind, data, at)
   select id, 'note', '{"text": "Called"}', created_at from applications`,
];
