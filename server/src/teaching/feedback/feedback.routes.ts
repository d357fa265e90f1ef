import { changeFeedbackForm, feedbackForm, tutorFeedbackForm } from '@bayan/domain/feedback/feedback-form';
import { changeableSince } from '@bayan/domain/feedback/second-thoughts';
import { pageQuery } from '@bayan/domain/fields/page';
import { type SessionRecord, sessionPage, sessionView } from '@bayan/domain/sessions/sessions.contract';
import { members } from '@bayan/platform/http/access';
import { pageByInstant } from '@bayan/platform/http/cursor';
import { json, ownVersion, record } from '@bayan/platform/http/output';
import { defineRoute, type Route, seenIn } from '@bayan/platform/http/route';
import { z } from 'zod';
import { changeRating } from './change-rating.ts';
import { listRatedLately, listToRate } from './feedback.repository.ts';
import { rateSession } from './rate-session.ts';
import { rateSessionAsTutor } from './rate-session-as-tutor.ts';

const byId = z.object({ id: z.uuid() });
const page = z.strictObject(pageQuery);
const ratedAt = ({ feedback, startsAt }: SessionRecord) => feedback?.studentRatedAt ?? startsAt;

export const feedbackRoutes = (): Route[] => [
  defineRoute({
    method: 'put',
    path: '/api/sessions/{id}/tutor-feedback',
    summary: 'Rate a session that one has given, and comment on it',
    access: members('tutor'),
    input: {
      params: byId,
      body: tutorFeedbackForm,
      version: 'required',
      versionField: 'feedback.tutorVersion',
    },
    output: record(200, sessionView, ownVersion),
    handle: (call, tx) => rateSessionAsTutor(tx, call, seenIn(call), call.body),
  }),
  defineRoute({
    method: 'get',
    path: '/api/sessions/to-rate',
    summary: 'The completed sessions that one has not rated yet, newest first',
    access: members('student'),
    input: { query: page },
    output: json(200, sessionPage),
    handle: ({ actor, query }, db) =>
      pageByInstant(
        query,
        range => listToRate(db, actor, range),
        ({ startsAt }) => startsAt,
      ),
  }),
  defineRoute({
    method: 'get',
    path: '/api/sessions/rated-lately',
    summary: 'The sessions whose rating one may still change, the newest rating first',
    access: members('student'),
    input: { query: page },
    output: json(200, sessionPage),
    handle: ({ actor, query, now }, db) =>
      pageByInstant(
        query,
        range => listRatedLately(db, actor, { since: changeableSince(now), ...range }),
        ratedAt,
      ),
  }),
  defineRoute({
    method: 'post',
    path: '/api/sessions/{id}/feedback',
    summary: 'Rate a session that one has had, once',
    access: members('student'),
    input: { params: byId, body: feedbackForm },
    output: record(201, sessionView, ownVersion),
    handle: (call, tx) => rateSession(tx, call, call.params.id, call.body),
  }),
  defineRoute({
    method: 'patch',
    path: '/api/sessions/{id}/feedback',
    summary: 'Change a rating within 7 days of when one first gave it',
    access: members('student'),
    input: {
      params: byId,
      body: changeFeedbackForm,
      version: 'required',
      versionField: 'feedback.studentVersion',
    },
    output: record(200, sessionView, ownVersion),
    handle: (call, tx) => changeRating(tx, call, seenIn(call), call.body),
  }),
];
