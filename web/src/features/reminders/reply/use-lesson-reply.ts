import type { LessonReply } from '@bayan/domain/reminders/lesson-reply';
import { useEffect, useEffectEvent, useState } from 'react';
import { lookAtReply, sendReply, type Wish } from './reply-requests.ts';

type Reply =
  | { readonly state: 'looking' }
  | { readonly state: 'asking' | 'done'; readonly lesson: LessonReply }
  | { readonly state: 'failed'; readonly error: unknown };

/** What a mailed link leads to. A confirmation needs no more than that its page is opened (R416). */
export function useLessonReply() {
  const [reply, setReply] = useState<Reply>({ state: 'looking' });
  const token = () => location.hash.slice(1) || '-';

  const begin = useEffectEvent(async (isWanted: () => boolean) => {
    try {
      const asked = await lookAtReply(token());
      // Looked at twice, as when the page is put up anew, it is still answered once.
      if (!isWanted()) return;
      if (asked.answer === 'move') setReply({ state: 'asking', lesson: asked });
      else setReply({ state: 'done', lesson: await sendReply(token()) });
    } catch (error) {
      if (isWanted()) setReply({ state: 'failed', error });
    }
  });
  useEffect(() => {
    let isWanted = true;
    void begin(() => isWanted);
    return () => {
      isWanted = false;
    };
  }, []);

  return {
    reply,
    async ask(wish: Wish) {
      setReply({ state: 'done', lesson: await sendReply(token(), wish) });
    },
  };
}
