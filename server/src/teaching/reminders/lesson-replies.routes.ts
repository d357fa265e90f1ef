import { lessonRepliesContract } from '@bayan/domain/reminders/lesson-replies.contract';
import { createKnownSecret } from '@bayan/platform/db/own-signature';
import { defineRoutes } from '@bayan/platform/http/define-routes';
import { findAskedLesson } from './lesson-replies.repository.ts';
import { claimIn, replyViewOf, stillAsked } from './reply-lesson.ts';
import { replyToLesson } from './reply-to-lesson.ts';

export function lessonReplyRoutes() {
  const secretOf = createKnownSecret();
  return defineRoutes(lessonRepliesContract, {
    async 'POST /api/lesson-replies/look'({ body, now }, tx) {
      const secret = await secretOf(tx);
      const claim = claimIn(secret, body.token);
      return replyViewOf(claim, stillAsked(await findAskedLesson(tx, claim), claim, { now, secret }));
    },
    'POST /api/lesson-replies': (call, tx) => replyToLesson(tx, call, secretOf),
  });
}
