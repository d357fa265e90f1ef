import { tutorFeedbackForm } from '@bayan/domain/feedback/feedback-form';
import { sessionView } from '@bayan/domain/sessions/session';
import { z } from 'zod';
import { members } from '../../http/access.ts';
import { ownVersion, record } from '../../http/output.ts';
import { defineRoute, type Route, seenIn } from '../../http/route.ts';
import { rateSessionAsTutor } from './rate-session-as-tutor.ts';

export const feedbackRoutes = (): Route[] => [
  defineRoute({
    method: 'put',
    path: '/api/sessions/{id}/tutor-feedback',
    summary: 'Rate a session that one has given, and comment on it',
    access: members('tutor'),
    input: { params: z.object({ id: z.uuid() }), body: tutorFeedbackForm, version: 'required' },
    output: record(200, sessionView, ownVersion),
    handle: (call, tx) => rateSessionAsTutor(tx, call, seenIn(call), call.body),
  }),
];
