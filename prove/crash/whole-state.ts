import type { Store } from './store.ts';

const IS_VERSIONED = `noun in ('sessions', 'session-requests', 'session-reports', 'assignments', 'settings', 'profiles', 'homework', 'progress-notes', 'resources', 'reminders', 'notices', 'public-tutors', 'staff-notes', 'vetting', 'availability', 'time-off', 'holidays', 'timetables')`;

/** Lines of the audit log with the version that each says its record had before and after. */
const VERSIONED = `versioned as (
  select id, noun, target_id, action,
    coalesce(before->'profile'->>'version', before->>'version')::int as before,
    coalesce(after->'profile'->>'version', after->>'version')::int as after
  from audit_log where ${IS_VERSIONED} and after is not null
)`;
const LATEST = `latest as (
  select distinct on (noun, target_id) noun, target_id, after from audit_log
  where ${IS_VERSIONED} and after is not null and action not in ('reminders.stopped', 'reminders.resumed')
  order by noun, target_id, id desc
)`;
/** A rating counts up the version of its own side, not the session's (R126). */
const IS_RATING = `action in ('session.rated-by-student', 'session.rating-changed', 'session.rated-by-tutor')`;
const ratingVersion = (line: 'before' | 'after', side: 'student' | 'tutor') =>
  `coalesce((${line}->'feedback'->>'${side}Version')::int, 0)`;
const NEW = 'created_at > $1';
/** All that a person ever had, as far as they were recorded. */
const ADDRESSES = `select l.after->>'email' from audit_log l where l.target_id = u.id`;

/** What must hold at every moment at which nothing is under way. Each query finds what breaks its rule. */
const RULES: Readonly<Record<string, string>> = {
  'a change counted the version up by more or less than one': `with ${VERSIONED}
    select * from versioned where before is not null and after <> before + (not ${IS_RATING})::int`,
  'a rating counted the version of its side up by more or less than one, or that of the other': `select id from audit_log
    where ${IS_RATING} and (
      ${ratingVersion('after', 'student')} <> ${ratingVersion('before', 'student')} + (action <> 'session.rated-by-tutor')::int
      or ${ratingVersion('after', 'tutor')} <> ${ratingVersion('before', 'tutor')} + (action = 'session.rated-by-tutor')::int)`,
  'a rating is not what the last line of its session says': `with ${LATEST}
    select session_id from feedback join latest l on l.noun = 'sessions' and l.target_id = session_id
    where ${ratingVersion('after', 'student')} <> student_version or ${ratingVersion('after', 'tutor')} <> tutor_version
      or l.after->'feedback'->>'tutorComments' is distinct from tutor_comments
      or (l.after->'feedback'->>'studentRating')::int is distinct from student_rating`,
  'between two changes of a record a version is missing or doubled': `with ${VERSIONED}
    select * from (
      select *, lag(after) over (partition by noun, target_id order by id) as last from versioned
    ) steps where before is not null and last is not null and before <> last`,
  'a session has not one line for each of its versions': `select s.id, version from sessions s
    where ${NEW} and version <> (series_id is not null)::int +
      (select count(*) from audit_log where noun = 'sessions' and target_id = s.id and not ${IS_RATING}) +
      (select count(*) from audit_log l where action = 'session-series.continued' and l.at > s.created_at
        and after->'sessions' @> jsonb_build_array(jsonb_build_object('id', s.id)))`,
  'a series has not one line for each of its versions, or not the lessons that the last one names': `select s.id
    from session_series s where ${NEW} and (
      version <> (select count(*) from audit_log where noun = 'session-series' and target_id = s.id)
      or (select count(*) from sessions where series_id = s.id) is distinct from
        (select jsonb_array_length(after->'sessions') from audit_log
          where noun = 'session-series' and target_id = s.id order by id desc limit 1))`,
  'a series was made and its student was not told, or is told twice': `select s.id
    from session_series s where ${NEW} and 1 <> (select count(*) from notices
      where about = 'session-series:' || s.id and profile_id = s.student_id and outdated_at is null)`,
  'a session is not what its last line says': `with ${LATEST}
    select s.id from sessions s join latest l on l.noun = 'sessions' and l.target_id = s.id
    where (l.after->>'version')::int <> s.version or l.after->>'notes' <> s.notes
      or l.after->>'status' <> s.status or (l.after->>'startsAt')::timestamptz <> s.starts_at`,
  'a request is not what its last line says, or has not one line for each of its versions': `with ${LATEST}
    select r.id from session_requests r left join latest l on l.noun = 'session-requests' and l.target_id = r.id
    where ${NEW} and (l.after->>'status' is distinct from r.status or (l.after->>'version')::int <> r.version
      or r.version <> (select count(*) from audit_log where noun = 'session-requests' and target_id = r.id))`,
  'an open request is about a session that is not to come, or an answer did not reach its session': `select r.id
    from session_requests r join sessions s on s.id = r.session_id
    where r.status = 'open' and s.status <> 'scheduled'
      or r.created_at > $1 and r.status = 'accepted' and r.kind = 'cancel' and s.cancel_reason is distinct from r.reason`,
  'a request lacks the mail to its tutor': `select r.id from session_requests r where ${NEW} and 1 <> (
    select count(*) from mail_outbox where kind = 'session-request' and data->>'message' = r.reason)`,
  'a report lacks the mail to its tutor, or a settled one the word to its family or its session’s end': `select r.id
    from session_reports r join sessions s on s.id = r.session_id where r.created_at > $1 and (
      1 <> (select count(*) from mail_outbox where kind = 'session-report' and about = 'session-reports:' || r.id)
      or (r.status = 'settled') <> exists (
        select from mail_outbox where kind = 'session-report-settled' and data->>'message' = r.answer)
      or r.outcome is not null and (r.outcome is distinct from s.outcome or not exists (
        select from session_consequences where session_id = s.id and cause = r.outcome)))`,
  'a lesson to come lacks a reminder, or another has one': `select s.id from sessions s
    where ${NEW} and (s.status = 'scheduled' and s.tutor_left_at is null) <> (2 = (select count(*) from reminders
        where session_id = s.id and status <> 'withdrawn' and moment = s.starts_at))
      or exists (select from reminders where session_id = s.id and status <> 'withdrawn' and moment <> s.starts_at)`,
  'a lesson was confirmed by nobody, or confirmed and not shown so': `select s.id from sessions s
    where ${NEW} and (confirmed_at is not null) <> exists (select from lesson_replies r join reminders on id = reminder_id
      where session_id = s.id and answer = 'confirm' and status <> 'withdrawn')`,
  'the reminders of a family are not what their last line says': `with ${LATEST}
    select r.student_id from reminder_settings r left join latest l on l.noun = 'reminders' and l.target_id = r.student_id
    where (l.after->>'version')::int is distinct from r.version
      or (l.after->>'lessonHour')::boolean is distinct from r.lesson_hour`,
  'the notices of a family are not what their last line says': `with ${LATEST}
    select n.profile_id from notice_settings n left join latest l on l.noun = 'notices' and l.target_id = n.profile_id
    where (l.after->>'version')::int is distinct from n.version
      or (l.after->>'homeworkSet')::boolean is distinct from n.homework_set`,
  'a lesson was made and its student was not told, or told twice': `select s.id from sessions s
    where ${NEW} and version = 1 and status = 'scheduled' and starts_at > s.created_at and corrects_id is null and series_id is null
      and 1 <> (select count(*) from notices where about = 'sessions:' || s.id and profile_id = s.student_id)`,
  'a reader’s stop is not what the last line says': `with last as (
      select distinct on (target_id, after) target_id, action, after from audit_log
      where action in ('reminders.stopped', 'reminders.resumed') order by target_id, after, id desc
    ) select target_id from last where (action = 'reminders.stopped') <> exists (
      select from reminder_stops where student_id = target_id and kind = after->>'kind')`,
  'the totals of a tutor are not those of her sessions': `select * from (
      select tutor_id, subject, status, count(*), sum(duration_minutes), count(student_rating), coalesce(sum(student_rating), 0)
      from sessions left join feedback on session_id = id where tutor_left_at is null group by tutor_id, subject, status
      except select tutor_id, subject, status, sessions, minutes, ratings, stars from session_totals
    ) as missed`,
  'a session is not marked as its student rated it': `select s.id from sessions s left join feedback on session_id = s.id
    where rated_at is distinct from student_rated_at`,
  'the statistics, with the lines that wait to be added up, are not those of the sessions': `select * from (
      select count(*) as sessions, count(*) filter (where status = 'completed') as completed from sessions
    ) as counted, (
      select coalesce(sum(sessions), 0) as kept_sessions, coalesce(sum(completed), 0) as kept_completed from (
        select sessions, completed from statistics_sums where unit = 'day' and scope = 'academy'
        union all select sessions, completed from statistics_changes) as lines
    ) as kept where sessions <> kept_sessions or completed <> kept_completed`,
  'the totals of a student are not those of their sessions, ratings and homework': `select * from (
      select student_id, sum(s), sum(c), sum(r), sum(stars), sum(h), sum(hc) from (
        select student_id, 1 as s, (status = 'completed')::int as c, (student_rating is not null)::int as r,
          coalesce(student_rating, 0) as stars, 0 as h, 0 as hc from sessions left join feedback on session_id = id
        union all select student_id, 0, 0, 0, 0, 1, (status = 'completed')::int from homework
      ) as counted group by student_id
      except select student_id, sessions, completed, ratings, stars, homework, homework_completed from student_totals
    ) as missed`,
  'a tutor’s pupils are not those of her assignments and sessions': `select * from (
      select tutor_id, student_id, name, count(session), count(*) filter (where status = 'completed')
      from (select tutor_id, student_id, id as session, status from sessions where tutor_left_at is null
        union all select tutor_id, student_id, null, null from assignments) as met
      join profiles on profiles.id = student_id group by tutor_id, student_id, name
      except select tutor_id, student_id, name, sessions, completed from pupils
    ) as missed`,
  'homework is not what its last line says': `with ${LATEST}
    select h.id from homework h join latest l on l.noun = 'homework' and l.target_id = h.id
    where (l.after->>'version')::int <> h.version or l.after->>'title' <> h.title
      or l.after->>'grade' is distinct from h.grade or (l.after->>'dueAt')::timestamptz <> h.due_at`,
  'homework was handed in otherwise than its last line says': `with ${LATEST}
    select h.id from homework h join latest l on l.noun = 'homework' and l.target_id = h.id
    where l.after->>'status' <> h.status or l.after->'submission'->>'url' is distinct from h.submission_url
      or coalesce(jsonb_array_length(l.after->'submission'->'files'), 0)
        <> (select count(*) from homework_files where homework_id = h.id)`,
  'the months of a tutor are not those of her completed sessions': `select * from (
      select tutor_id, month_of_session(starts_at, entered_timezone), sum(duration_minutes)
      from sessions where status = 'completed' group by 1, 2
      except select tutor_id, month, minutes from tutor_months
    ) as missed`,
  'a progress note is not what its last line says': `with ${LATEST}
    select n.id from progress_notes n join latest l on l.noun = 'progress-notes' and l.target_id = n.id
    where (l.after->>'version')::int <> n.version or l.after->>'note' <> n.note`,
  'a note of the staff is not what its last line says, or has not one line for each of its versions': `with ${LATEST}
    select n.id from staff_notes n left join latest l on l.noun = 'staff-notes' and l.target_id = n.id
    where ${NEW} and ((l.after->>'version')::int is distinct from n.version
      or (l.after ? 'text') <> (n.removed_at is null) or l.after->>'text' <> n.text
      or n.version <> (select count(*) from audit_log where noun = 'staff-notes' and target_id = n.id))`,
  'a check of a tutor is not what its last line says, or its history is not as long': `with ${LATEST}
    select c.id from vetting_checks c left join latest l on l.noun = 'vetting' and l.target_id = c.id
    where ${NEW} and ((l.after->>'version')::int is distinct from c.version
      or l.after->>'state' <> c.state or l.after->>'expiresOn' is distinct from c.expires_on::text
      or jsonb_array_length(l.after->'documents') <> (select count(*) from vetting_documents where check_id = c.id)
      or c.version <> (select count(*) from vetting_events e where e.tutor_id = c.tutor_id and e.kind = c.kind))`,
  'an import made some of its people, or one that is not confirmed made any': `select i.id from imports i
    where kind <> 'assignments' and case when state = 'confirmed' then row_count else 0 end
      <> (select count(*) from import_rows r join profiles p on p.id = r.record_id where r.import_id = i.id)`,
  'an import has not one line for each of its versions': `select i.id from imports i
    where version <> (select count(*) from audit_log where noun = 'imports' and target_id = i.id)`,
  'somebody of an import was invited without a mail, or mailed without a way in': `select r.record_id
    from import_rows r join profiles p on p.id = r.record_id where (select count(*) from auth_users u where u.id = p.id)
      <> (select count(*) from mail_outbox where kind = 'invite' and to_address = p.email)`,
  'a message lacks its line or its mail': `select m.id from messages m
    where ${NEW} and (1 <> (select count(*) from audit_log where target_id = m.id and action = 'message.sent')
      or (tutor_id is not null or author_id <> student_id) and not exists (select from mail_outbox
        where kind in ('message', 'student-message', 'academy-message') and data->>'message' = m.text))`,
  'an administrator was not told of a message to the academy, or twice': `select * from (
      select (select count(*) from messages where ${NEW} and tutor_id is null and author_id = student_id)
          * (select count(*) from profiles where 'operations' = any (rights) and is_active) as due,
        (select count(*) from mail_outbox where ${NEW} and kind = 'message-arrived') as told
    ) as mails where due <> told`,
  'what waits for an answer is not what the messages say': `select * from (
      select distinct on (student_id) student_id, author_id = student_id as is_waiting, created_at
      from messages where tutor_id is null order by student_id, created_at desc, id desc
    ) as last full join academy_conversations c using (student_id)
    where last.is_waiting is distinct from c.is_waiting or last.created_at is distinct from c.last_at`,
  'the address of a calendar is not what its last line says': `select f.profile_id, l.target_id from calendar_feeds f
    full join (select distinct on (target_id) target_id, (after->>'madeAt')::timestamptz as made_at
      from audit_log where noun = 'calendar-feeds' order by target_id, id desc) l on l.target_id = f.profile_id
    where f.made_at is distinct from l.made_at`,
  'a tutor is shown to the public otherwise than her last line says': `with ${LATEST}
    select t.profile_id from public_tutors t left join latest l on l.noun = 'public-tutors' and l.target_id = t.profile_id
    where ${NEW} and ((l.after->>'version')::int is distinct from t.version
      or (l.after->'profile'->>'slug' is null) <> (t.withdrawn_at is not null)
      or l.after->'profile'->>'teachingSince' <> t.teaching_since::text)`,
  'a resource is not what its last line says': `with ${LATEST}
    select r.id from resources r join latest l on l.noun = 'resources' and l.target_id = r.id
    where l.after->>'title' <> r.title or (l.after->>'version')::int <> r.version
      or (l.after ? 'title') <> (r.removed_at is null)`,
  'the totals of resources are not those of the resources': `select * from (
      select seen.audience, type, count(*) from resources,
        lateral (values (resources.audience), ('ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid)) as seen (audience)
      where removed_at is null and retired_at is null group by 1, 2
      except select audience, type, resources from resource_totals
    ) as missed`,
  'the totals of a resource’s opens are not those of its readers': `select * from (
      select resource_id, sum(opens), count(*) from resource_uses group by 1
      except select resource_id, opens, people from resource_use_totals
    ) as missed`,
  'a resource of a file lacks it, or was removed without a line': `select r.id from resources r
    where ${NEW} and (type <> 'link' and not exists (select from files where id = r.file_id)
      or (removed_at is not null)::int <> (select count(*) filter (where action = 'resource.removed')
          - count(*) filter (where action = 'resource.removal-undone') from audit_log where target_id = r.id))`,
  'an upload is finished without its file, or has parts all the same': `select u.id from uploads u
    where finished_at is not null and (not exists (select from files where id = u.id)
      or exists (select from upload_parts where upload_id = u.id))`,
  'an assignment is not what its last line says': `with ${LATEST}
    select a.id from assignments a left join latest l on l.noun = 'assignments' and l.target_id = a.id
    where ${NEW} and ((l.after->>'version')::int is distinct from a.version
      or (l.after->>'until' is null) <> (a.valid_until is null))`,
  'a profile is not what its last line says': `with ${LATEST}
    select p.id from profiles p join latest l on l.noun = 'profiles' and l.target_id = p.id
    left join tutors t on t.profile_id = p.id and p.role = 'tutor'
    left join guardians g on g.student_id = p.id and g.position = 1 and p.role = 'student'
    where (l.after->'profile'->>'version')::int <> p.version or l.after->'profile'->>'role' <> p.role
      or (l.after->'profile'->>'isActive')::boolean <> p.is_active or l.after->'profile'->>'name' <> p.name
      or l.after->'tutor'->>'bio' <> t.bio
      or l.after->'student'->'parentContact'->>'email' is distinct from g.email and l.after ? 'student' and p.role = 'student'`,
  'somebody has a picture that is no file of theirs, or a file that is no picture of theirs': `select f.id from files f
    full join profiles p on p.picture_file_id = f.id
    where (p.picture_file_id is not null or f.storage_key like 'pictures/%') and p.id is distinct from f.owner_id`,
  'a parent’s address was changed without the mails about it': `select l.id from audit_log l,
    lateral (select before->'student'->'parentContact'->>'email' as old, after->'student'->'parentContact'->>'email' as new) as address
    where at > $1 and action = 'profile.parent-address-changed' and (
      not exists (select from mail_outbox where kind = 'parent-address-given' and to_address = new and created_at = at)
      or old is not null and not exists (
        select from mail_outbox where kind = 'parent-address-replaced' and to_address = old and created_at = at))`,
  'the settings are not what their last line says': `with ${LATEST}
    select l.after->>'version' from settings s join latest l on l.noun = 'settings'
    where (l.after->>'version')::int <> s.version or l.after->>'siteName' <> s.site_name`,
  'a version of the settings is missing, or is not what its line says': `select l.id from audit_log l
    left join settings_versions v on v.version = (l.after->>'version')::int
    where l.noun = 'settings' and (v.id is null or v.actor_id is distinct from l.actor_id
      or v.settings->>'siteName' <> l.after->>'siteName' or (v.restored_from is not null) <> (l.action = 'settings.restored'))`,
  'a person lacks the record of their role': `select id, role from profiles p
    where role = 'tutor' and not exists (select from tutors where profile_id = p.id)
      or role = 'student' and not exists (select from students where profile_id = p.id)`,
  'a sign-in lacks its identity, or has it under another address': `select u.id from auth_users u
    join profiles p on p.id = u.id left join auth_identities i on i.user_id = u.id
    where i.id is null or u.email is distinct from p.email or i.identity_data->>'email' <> u.email`,
  'a new profile came about without a line': `select id from profiles p where ${NEW} and not exists (
    select from audit_log where target_id = p.id
      and action in ('profile.invited', 'profile.imported', 'account.signed-up', 'account.created', 'account.invited'))`,
  'somebody was invited without a mail, or mailed without an invitation': `select u.email from auth_users u
    where ${NEW} and (select count(*) from mail_outbox where to_address = u.email and kind = 'invite')
      <> (select count(*) from audit_log where target_id = u.id
          and action in ('profile.invited', 'profile.invited-again', 'account.invited'))`,
  'an invitation lacks its link': `select u.id from auth_users u
    where ${NEW} and invited_at is not null and email_confirmed_at is null
      and not exists (select from auth_one_time_tokens where user_id = u.id and purpose = 'invite')`,
  'a sign-up lacks its token or its mail': `select u.id from auth_users u
    where ${NEW} and invited_at is null and email_confirmed_at is null and (
      not exists (select from auth_one_time_tokens where user_id = u.id and purpose = 'signup')
      or confirmation_sent_at is distinct from (select max(created_at) from mail_outbox
        where to_address = u.email and kind = 'confirm-signup'))`,
  'a confirmation was not recorded once, or not told to the administrators': `select u.id from auth_users u
    join profiles p on p.id = u.id
    where u.created_at > $1 and email_confirmed_at is not null and exists (
        select from audit_log where target_id = u.id and action = 'account.signed-up') and (
      1 <> (select count(*) from audit_log where target_id = u.id and action = 'account.confirmed')
      or p.role is null and (select count(*) from profiles where 'operations' = any (rights) and is_active)
        <> (select count(*) from mail_outbox m join audit_log l on l.action = 'account.confirmed'
            and l.target_id = u.id where m.kind = 'account-waiting' and m.data->>'email' = l.after->>'email'))`,
  'a password was changed without its line or its mail': `select u.id from auth_users u
    where ${NEW} and (select count(*) from audit_log
        where target_id = u.id and action = 'account.password-changed')
      <> (select count(*) from mail_outbox where kind = 'password-changed' and to_address in (${ADDRESSES}))`,
  // One that was never in use goes with a line and without a mail.
  'a second factor came or went without its line or its mail': `select u.id from auth_users u
    where ${NEW} and (select count(*) from audit_log l where target_id = u.id
        and (action = 'account.second-factor-added' or action = 'account.second-factor-removed' and exists (
          select from audit_log where action = 'account.second-factor-added'
            and target_id = u.id and after->>'factorId' = l.before->>'factorId')))
      <> (select count(*) from mail_outbox where kind = 'second-factor-changed' and to_address in (${ADDRESSES}))`,
  'a passkey came or went without its line or its mail': `select u.id from auth_users u
    where ${NEW} and (select count(*) from audit_log where target_id = u.id
        and action in ('account.passkey-added', 'account.passkey-removed'))
      <> (select count(*) from mail_outbox where kind = 'passkey-changed' and to_address in (${ADDRESSES}))`,
  'an auth session has a second factor that nobody has': `select id from auth_sessions s
    where aal = 'aal2' and passkey_id is null and not exists (
      select from auth_factors where id = s.factor_id and status = 'verified')`,
  'a recovery was begun without its mail': `select u.id from auth_users u
    where ${NEW} and recovery_sent_at is not null and not exists (
      select from mail_outbox m where m.kind = 'recovery' and m.created_at = u.recovery_sent_at)`,
  'an application lacks its line, its answer, its file or the note to an administrator': `select a.id from applications a
    where ${NEW} and (
      1 <> (select count(*) from audit_log where target_id = a.id and action = 'application.received')
      or 1 <> (select count(*) from mail_outbox
        where kind = 'application-received' and data->>'reference' = a.reference and to_address = a.email)
      or kind = 'tutor' and not exists (select from application_files where application_id = a.id)
      or (select count(*) from profiles where 'operations' = any (rights) and is_active)
        <> (select count(*) from mail_outbox where kind = 'application-arrived' and data->>'reference' = a.reference))`,
  'a key has no answer': `select key from idempotency_keys where status is null or body is null`,
};

/** What is half done, doubled or contradicts itself among all that came about since then. */
export async function brokenRules(store: Store, since: Date): Promise<string[]> {
  const broken: string[] = [];
  for (const [rule, query] of Object.entries(RULES)) {
    const found = await store.rows(query, query.includes('$1') ? [since] : []);
    if (found.length > 0)
      broken.push(`${rule}: ${found.length} of them, such as ${JSON.stringify(found[0])}`);
  }
  return broken;
}

export async function lostAuthSessions(store: Store, held: ReadonlySet<string>): Promise<string[]> {
  const found = await store.rows('select id from auth_sessions where id = any($1)', [[...held]]);
  const there = new Set(found.map(({ id }) => id));
  return [...held].filter(id => !there.has(id)).map(id => `the auth session ${id} is gone`);
}
