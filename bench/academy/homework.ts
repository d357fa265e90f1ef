/** After one lesson of so many a tutor sets homework, due a week later. */
const SET = 4;

/** By chance, and by the time of a lesson: those of the first tutor are the same in every academy. */
const CHANCE = 'hashtext(starts_at::text)';

/** What is due is nearly all handed in and graded; what is not due yet stands anywhere. */
export function homeworkSql(now: Date): string {
  const today = `'${now.toISOString()}'::timestamptz`;
  return `
    insert into homework (student_id, tutor_id, session_id, title, description, subject, due_at, status, submission_url,
      submitted_at, grade, graded_at, created_at, updated_at)
    select student_id, tutor_id, id, 'Homework', notes, subject, due_at, state,
      case when state = 'completed' then 'https://work.example/' || id end, case when state = 'completed' then ends_at end,
      case when is_graded then 'A-' end, case when is_graded then due_at end, ends_at, ends_at
    from (select *, ends_at + interval '7 days' as due_at, ${CHANCE} / ${SET} as chance from sessions
      where status = 'completed' and ${CHANCE} % ${SET} = 0) as lessons,
    lateral (select case when due_at < ${today} then case chance & 31 when 0 then 'assigned' when 1 then 'in-progress' else 'completed' end
      else (array['assigned', 'in-progress', 'completed'])[1 + (chance & 255) % 3] end as state) as stands,
    lateral (select state = 'completed' and due_at < ${today} - interval '3 days' and chance & 31 <> 2 as is_graded) as marked`;
}
