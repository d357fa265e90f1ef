import { randomUUID } from 'node:crypto';
import { callAs, formStamp } from '#test/builders.ts';
import type { TestApp } from '#test/harness.ts';

const agreed = {
  phone: '+966501234567',
  country: 'SA',
  city: 'Riyadh',
  timezone: 'Asia/Riyadh',
  consent: '2026-11',
};
const times = { subjects: ['English'], days: [7, 1], parts: ['evening'] };

export const FAMILY = {
  kind: 'student',
  name: 'Maryam Al-Harbi',
  email: 'maryam@family.example',
  childName: 'Omar',
  childAge: 9,
  schoolYear: 'Year 4',
  level: 'elementary',
  goals: 'To speak with confidence.',
  tutorGender: 'female',
  wishes: 'Cambridge exams',
  ...agreed,
  ...times,
};

export const TUTOR = {
  kind: 'tutor',
  name: 'Eleanor Whitfield',
  email: 'eleanor@teachers.example',
  britishNational: true,
  nativeEnglish: true,
  qualification: 'celta',
  degree: 'BA English, Leeds',
  years: 6,
  culture: 'I taught in Muscat for two years.',
  introduction: 'I teach with patience and plans.',
  reliableInternet: true,
  ...agreed,
  ...times,
};

export const ENQUIRY = {
  kind: 'enquiry',
  name: 'Noura',
  email: 'noura@family.example',
  message: 'Do you teach at weekends?',
};

export const PDF = Buffer.from('%PDF-1.7\nA certificate\n');

/** Somebody at a form, who opened it a minute ago. */
export const applicantOf = (app: TestApp) => {
  const post = async (answers: object, more: object = {}) =>
    callAs(app, null, 'POST', '/api/applications', {
      body: { id: randomUUID(), language: 'ar', stamp: await formStamp(app), answers, ...more },
    });
  const upload = async (
    bytes: Uint8Array | ReadableStream<Uint8Array>,
    more: Record<string, string> = {},
  ) => {
    const query = { id: randomUUID(), application: randomUUID(), name: 'certificate.pdf', ...more };
    const stamp = more.stamp ?? (await formStamp(app));
    return app.fetch(`/api/applications/files?${new URLSearchParams({ ...query, stamp })}`, {
      method: 'POST',
      body: bytes,
      duplex: 'half',
    } as RequestInit);
  };
  return { post, upload };
};

export const codeOf = async (answer: Response) =>
  ((await answer.json()) as { error: { code: string } }).error.code;
export const referenceOf = async (answer: Response) =>
  ((await answer.json()) as { reference: string }).reference;
