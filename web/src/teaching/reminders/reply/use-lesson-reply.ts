import type { LessonReply } from '@bayan/domain/reminders/lesson-replies.contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { lookAtReply, type MoveWish, sendReply } from './reply-requests.ts';

type Reply =
  | { readonly state: 'looking' }
  | { readonly state: 'asking' | 'done'; readonly lesson: LessonReply }
  | { readonly state: 'failed'; readonly error: unknown };

/** What a mailed link leads to. Nothing is answered before a button is pressed: mail scanners open pages too (R416). */
export function useLessonReply() {
  const [reply, setReply] = useState<Reply>({ state: 'looking' });
  const token = () => location.hash.slice(1) || '-';

  const look = useEffectEvent(async (isWanted: () => boolean) => {
    try {
      const lesson = await lookAtReply(token());
      if (isWanted()) setReply({ state: 'asking', lesson });
    } catch (error) {
      if (isWanted()) setReply({ state: 'failed', error });
    }
  });
  useEffect(() => {
    let isWanted = true;
    void look(() => isWanted);
    return () => {
      isWanted = false;
    };
  }, []);

  return {
    reply,
    async answer(wish?: MoveWish) {
      setReply({ state: 'done', lesson: await sendReply(token(), wish) });
    },
  };
}
