import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  addApplication,
  addFile,
  addHomework,
  addSession,
  assign,
  type Person,
  signIn,
} from '#test/builders.ts';
import type { TestApp } from '#test/harness.ts';
import { fillAccount } from './filled-account.ts';
import { insert, set } from './plain-rows.ts';

export interface Cast {
  readonly owner: Person;
  readonly tutor: Person;
}

/** A student with the word wherever the academy can have written it: in the database, in files and in mails. */
export async function fillStudent(app: TestApp, word: string, phone: string, { owner, tutor }: Cast) {
  const now = app.clock.now();
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  const student = await signIn(app, { role: 'student', name: `Layan ${word}` });
  const { id } = student;
  const email = await fillAccount(app, id, { word, phone });
  const parentEmail = `${word}.parent@family.example`;

  await set(
    app,
    'students',
    { profile_id: id },
    { grade: word, school_year: word, birth_date: '2017-03-01', learning_goals: [word] },
  );
  const guardianId = await insert(app, 'guardians', {
    ...{ student_id: id, position: 1, name: word, email: parentEmail, phone, whatsapp: phone },
  });
  await insert(app, 'guardian_consents', {
    ...{
      guardian_id: guardianId,
      purpose: 'lessons',
      text_version: '2026-11',
      language: 'ar',
      given_at: now,
    },
  });

  await assign(app, tutor.id, id, owner.id);
  await insert(app, 'family_prices', {
    ...{ student_id: id, number: 1, valid_from: '2026-11-01', per_hour: 150, currency: 'SAR' },
    ...{ made_by: owner.id, made_at: now },
  });
  const lesson = await addSession(app, {
    ...{ tutorId: tutor.id, studentId: id, status: 'completed', startsAt: ago(48), closedAt: ago(47) },
    ...{ notes: word, homework: word, meetingLink: `https://meet.example/${word}` },
    ...{ correctedAt: ago(40), correctedBy: owner.id, correctionReason: word },
  });
  const seriesId = await insert(app, 'session_series', {
    ...{ tutor_id: tutor.id, student_id: id, subject: 'English', duration_minutes: 60, every_weeks: 1 },
    ...{ anchor_timezone: 'Asia/Riyadh', starts_on: '2027-01-10', lessons: 2, created_by: owner.id },
    meeting_link: `https://meet.example/${word}`,
  });
  await insert(app, 'session_series_days', {
    ...{ series_id: seriesId, day: '2027-01-10', kind: 'skipped', reason: word },
  });
  await insert(app, 'session_series_pauses', {
    ...{
      series_id: seriesId,
      from_on: '2027-02-01',
      until_on: '2027-02-28',
      reason: word,
      created_by: owner.id,
    },
  });
  const cancelled = await addSession(app, {
    ...{ tutorId: tutor.id, studentId: id, status: 'cancelled', startsAt: ago(96) },
    ...{ cancelledAt: ago(97), cancelledBy: id, cancelReason: word },
  });
  await insert(app, 'session_undos', {
    ...{ session_id: cancelled.id, status_before: 'scheduled', status_after: 'cancelled' },
    ...{ cancel_reason: word, changed_by: id, changed_at: now, version: 2 },
    ...{ outcome: word, failure_side: word },
  });
  const asked = await addSession(app, { tutorId: tutor.id, studentId: id, startsAt: ago(120) });
  await insert(app, 'session_requests', {
    ...{ session_id: asked.id, tutor_id: tutor.id, student_id: id, kind: 'move', reason: word },
    ...{ status: 'declined', answer: word, answered_by: tutor.id, answered_at: now },
  });
  await insert(app, 'session_reports', {
    ...{ session_id: lesson.id, tutor_id: tutor.id, student_id: id, kind: 'no-connection', text: word },
    ...{ status: 'settled', answer: word, outcome: 'taught', settled_by: owner.id, settled_at: now },
  });
  await insert(app, 'feedback', {
    ...{ session_id: lesson.id, student_rating: 4, student_comments: word, student_rated_at: now },
    ...{ tutor_comments: word, tutor_rated_at: now },
  });
  const work = await addHomework(app, {
    ...{ tutorId: tutor.id, studentId: id, status: 'completed', title: word, description: word },
    ...{ submissionUrl: `https://work.example/${word}`, grade: word, feedback: word, gradedAt: now },
  });
  const workFile = await addFile(app, id, `%PDF-1.7 ${word}`);
  await set(app, 'files', { id: workFile.id }, { name: `${word}.pdf` });
  await insert(app, 'homework_files', { homework_id: work.id, file_id: workFile.id, position: 1 });
  await insert(app, 'progress_notes', {
    ...{ student_id: id, tutor_id: tutor.id, subject: 'English', note: word },
    ...{ strengths: [word], areas_for_improvement: [word] },
  });
  for (const [tutorId, authorId] of [
    [tutor.id, id],
    [tutor.id, tutor.id],
    [null, owner.id],
  ])
    await insert(app, 'messages', { tutor_id: tutorId, student_id: id, author_id: authorId, text: word });

  const applicationId = await addApplication(app, { name: word, email, phone, createdAt: ago(200) });
  await app.db.$client.query(
    `update applications set stage = 'matched', matched_at = now(), profile_id = $2,
       answers = answers || jsonb_build_object('childName', $3::text, 'goals', $3::text, 'wishes', $3::text, 'city', $3::text)
     where id = $1`,
    [applicationId, id, word],
  );
  await insert(app, 'application_events', {
    ...{ application_id: applicationId, kind: 'note', actor_id: owner.id, data: { text: word }, at: now },
  });
  for (const about of [{ person_id: id }, { session_id: lesson.id }, { application_id: applicationId }])
    await insert(app, 'staff_notes', { text: word, author_id: owner.id, ...about });
  await insert(app, 'notices', {
    ...{ profile_id: tutor.id, kind: 'lesson-moved', key: randomUUID(), data: { student: word } },
    ...{ about: `sessions:${lesson.id}`, created_at: now },
  });

  const importId = await insert(app, 'imports', {
    ...{
      kind: 'students',
      file_name: 'students.csv',
      row_count: 1,
      faulty_rows: 0,
      state: 'confirmed',
      made_by: owner.id,
    },
    ...{ confirmed_by: owner.id, confirmed_at: now },
  });
  await insert(app, 'import_rows', {
    ...{ import_id: importId, number: 2, record_id: id },
    ...{ cells: { name: word }, record: { profile: { name: word } } },
  });

  const mail = { language: 'ar', next_attempt_at: now, created_at: now };
  await insert(app, 'mail_outbox', {
    ...{ ...mail, kind: 'invite', to_address: email, data: { name: word } },
    last_error: `550 no mailbox of ${word} here`,
  });
  await insert(app, 'mail_outbox', {
    ...mail,
    kind: 'message',
    to_address: parentEmail,
    status: 'sent',
    sent_at: now,
  });
  await insert(app, 'mail_outbox', {
    ...{ ...mail, kind: 'message', to_address: tutor.email, data: { student: `Layan ${word}`, text: word } },
  });
  for (const [noun, target_id] of [
    ['profiles', id],
    ['sessions', lesson.id],
    ['session-series', seriesId],
    ['homework', work.id],
    ['applications', applicationId],
  ])
    await insert(app, 'audit_log', {
      ...{ actor_id: owner.id, action: 'session.changed', noun, target_id },
      ...{ before: { note: word }, after: { student: { id, name: word } } },
    });
  await insert(app, 'idempotency_keys', {
    ...{ actor_id: tutor.id, key: randomUUID(), request_hash: randomBytes(32), status: 201 },
    body: JSON.stringify({ student: { id, name: word } }),
  });

  const mails = join(app.config.dataDir, 'mail');
  mkdirSync(mails, { recursive: true });
  writeFileSync(join(mails, 'a-to-parent.eml'), `To: ${parentEmail}\r\n\r\nA lesson`);
  writeFileSync(join(mails, 'b-to-tutor.eml'), `To: ${tutor.email}\r\n\r\nLayan ${word} wrote: ${word}`);
  writeFileSync(join(mails, 'c-of-others.eml'), `To: ${tutor.email}\r\n\r\nNobody here`);
  return { ...student, lessonId: lesson.id, workId: work.id };
}
