import type { AnswerOf } from '#platform/api/endpoint-lines.ts';

/** A person in the admins' list. */
export type ListedPerson = AnswerOf<'GET /api/profiles'>['items'][number];
