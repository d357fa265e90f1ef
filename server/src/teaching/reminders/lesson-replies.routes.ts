import { lessonReplyForm, lessonReplyView, lookAtReplyForm } from '@bayan/domain/reminders/lesson-reply';
import { createKnownSecret } from '@bayan/platform/db/own-signature';
import { anyone } from '@bayan/platform/http/access';
import { json } from '@bayan/platform/http/output';
import { defineRoute, type Route } from '@bayan/platform/http/route';
import type { Config } from '#config/config.ts';
import { claimIn, replyViewOf, stillAsked } from './asked-lesson.ts';
import { findAskedLesson } from './lesson-replies.repository.ts';
import { linkLimit } from './reminder-limits.ts';
import { replyToLesson } from './reply-to-lesson.ts';

export function lessonReplyRoutes({ config }: { readonly config: Config }): Route[] {
  const secretOf = createKnownSecret();
  return [
    defineRoute({
      method: 'post',
      path: '/api/lesson-replies/look',
      summary: 'What a mailed link asks about; changes nothing, and is no GET so that the link is in no log',
      access: anyone,
      input: { body: lookAtReplyForm },
      output: json(200, lessonReplyView),
      before: linkLimit(config),
      async handle({ body, now }, tx) {
        const secret = await secretOf(tx);
        const claim = claimIn(secret, body.token);
        return replyViewOf(claim, stillAsked(await findAskedLesson(tx, claim), claim, { now, secret }));
      },
    }),
    defineRoute({
      method: 'post',
      path: '/api/lesson-replies',
      summary: 'Answer to the reminder of a lesson: confirm it, or ask to move it',
      access: anyone,
      input: { body: lessonReplyForm },
      output: json(200, lessonReplyView),
      before: linkLimit(config),
      handle: (call, tx) => replyToLesson(tx, call, secretOf),
    }),
  ];
}
