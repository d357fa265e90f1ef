import { feedbackContract } from '@bayan/domain/feedback/feedback.contract';
import { changeableSince } from '@bayan/domain/feedback/rating-window';
import type { SessionRecord } from '@bayan/domain/sessions/sessions.contract';
import { pageByInstant } from '@bayan/platform/http/cursor';
import { defineRoutes } from '@bayan/platform/http/define-routes';
import { recordVersionOf } from '@bayan/platform/http/route';
import { changeRating } from './change-rating.ts';
import { listRatedLately, listToRate } from './feedback.repository.ts';
import { rateSession } from './rate-session.ts';
import { rateSessionAsTutor } from './rate-session-as-tutor.ts';

const ratedAt = ({ feedback, startsAt }: SessionRecord) => feedback?.studentRatedAt ?? startsAt;

export const feedbackRoutes = () =>
  defineRoutes(feedbackContract, {
    'PUT /api/sessions/{id}/tutor-feedback': (call, tx) =>
      rateSessionAsTutor(tx, call, recordVersionOf(call), call.body),
    'GET /api/sessions/to-rate': ({ actor, query }, db) =>
      pageByInstant(
        query,
        range => listToRate(db, actor, range),
        ({ startsAt }) => startsAt,
      ),
    'GET /api/sessions/rated-lately': ({ actor, query, now }, db) =>
      pageByInstant(
        query,
        range => listRatedLately(db, actor, { since: changeableSince(now), ...range }),
        ratedAt,
      ),
    'POST /api/sessions/{id}/feedback': (call, tx) => rateSession(tx, call, call.params.id, call.body),
    'PATCH /api/sessions/{id}/feedback': (call, tx) =>
      changeRating(tx, call, recordVersionOf(call), call.body),
  });
