import {
  addCheck,
  addFile,
  addResource,
  addTutorApplication,
  assign,
  type Person,
  signIn,
} from '#test/builders.ts';
import type { TestApp } from '#test/harness.ts';
import { fillAccount } from './filled-account.ts';
import { insert, set } from './plain-rows.ts';

interface Others {
  readonly owner: Person;
  readonly student: Person;
}

/** A tutor with the word wherever the academy can have written it about her, and work of hers that names her. */
export async function fillTutor(app: TestApp, word: string, phone: string, { owner, student }: Others) {
  const now = app.clock.now();
  const tutor = await signIn(app, { role: 'tutor', name: `Amelia ${word}` });
  const { id } = tutor;
  const email = await fillAccount(app, id, { word, phone });
  const link = `https://meet.example/${word}`;
  await set(
    app,
    'tutors',
    { profile_id: id },
    {
      ...{ gender: 'female', bio: word, experience: word, meeting_link: link },
      ...{ qualifications: [word], availability: [word], subjects: ['English'] },
    },
  );
  await teach(app, tutor, { owner, student });
  await insert(app, 'public_tutors', {
    ...{ profile_id: id, slug: `amelia-${word}`, teaching_since: 2015, languages: ['english'] },
    ...{ levels: ['primary'], line: word, line_ar: word, agreed_at: now, published_at: now },
    published_by: owner.id,
  });
  const document = await addFile(app, owner.id, `%PDF-1.7 ${word}`);
  await set(app, 'files', { id: document.id }, { name: `${word}.pdf` });
  const check = await addCheck(app, { tutorId: id, kind: 'identity', documents: [document.id] });
  await set(app, 'vetting_checks', { id: check.id }, { note: word });
  await insert(app, 'vetting_events', {
    ...{ tutor_id: id, kind: 'identity', state: 'confirmed', note: word, documents: [`${word}.pdf`] },
    ...{ actor_id: owner.id, at: now },
  });
  const leave = { starts_at: now, ends_at: new Date(now.getTime() + 3_600_000), kind: 'leave', note: word };
  const timeOffId = await insert(app, 'time_off', { tutor_id: id, ...leave });
  await addResource(app, {
    ...{ uploadedBy: id, isPublic: false, title: word, description: word, grade: word },
    url: `https://example.com/${word}`,
  });
  const { id: applicationId } = await addTutorApplication(app);
  await app.db.$client.query(
    `update applications set stage = 'matched', matched_at = now(), profile_id = $2, name = $3, email = $4, phone = $5,
       answers = answers || jsonb_build_object('city', $3::text, 'degree', $3::text, 'culture', $3::text,
         'introduction', $3::text)
     where id = $1`,
    [applicationId, id, word, email, phone],
  );
  for (const [noun, target] of [
    ['time-off', timeOffId],
    ['vetting', check.id],
    ['public-tutors', id],
  ])
    await insert(app, 'audit_log', {
      ...{ actor_id: owner.id, action: 'session.changed', noun, target_id: target },
      ...{ before: { note: word }, after: { tutor: { id, name: word } } },
    });
  const mail = { kind: 'message', language: 'en', next_attempt_at: now, created_at: now };
  for (const [to_address, author] of [
    [email, `Amelia ${word}`],
    [student.email, `Amelia ${word}`],
    [student.email, `ليان ${word}`],
  ])
    await insert(app, 'mail_outbox', { ...mail, to_address, data: { author } });
  return tutor;
}

/** What she does, through the API: the academy itself writes down who taught. */
async function teach(app: TestApp, tutor: Person, { owner, student }: Others): Promise<void> {
  await assign(app, tutor.id, student.id, owner.id);
  const about = { studentId: student.id, subject: 'English' };
  for (const [path, body] of [
    ['sessions', { ...about, date: '2026-11-14', time: '10:00', timezone: 'UTC', notes: 'He read well.' }],
    ['homework', { ...about, title: 'Essay', dueDate: '2026-11-20' }],
    ['progress-notes', { ...about, note: 'He reads on.', strengths: [], areasForImprovement: [] }],
    ['messages', { studentId: student.id, text: 'Well done.' }],
  ] as const) {
    const answer = await tutor.call('POST', `/api/${path}`, { body });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  }
}
