import type { ApplicationKind } from '@bayan/domain/applications/application-kind';
import type { ErrorCode } from '@bayan/domain/errors';
import { type RefObject, useState } from 'react';
import { ApiError } from '../../platform/api.ts';
import { useLanguage } from '../../platform/i18n.ts';
import { type Answer, byField, type Problems, problemsIn, sentAnswers } from './answers.ts';
import { useApplicationDraft } from './application-draft.ts';
import { sendApplication } from './application-requests.ts';
import { type FieldName, STEPS } from './form-steps.ts';
import { useStamp } from './use-stamp.ts';

interface Received {
  readonly reference: string;
  readonly email: string;
}

/** One form from its first question to its reference. */
export function useApplication(kind: ApplicationKind, form: RefObject<HTMLFormElement | null>) {
  const language = useLanguage();
  const { draft, answer, goTo, forget } = useApplicationDraft(kind, form);
  const [problems, setProblems] = useState<Problems>({});
  const [refusal, setRefusal] = useState<ErrorCode | null>(null);
  const [isSending, setSending] = useState(false);
  const [received, setReceived] = useState<Received | null>(null);
  const stamp = useStamp();
  const steps = STEPS[kind];
  const last = steps.length - 1;

  const leadTo = (found: Problems) => {
    const step = steps.findIndex(({ fields }) => fields.some(({ name }) => found[name]));
    if (step >= 0 && step !== draft.step) goTo(step);
    setProblems(found);
  };

  async function refuse(error: unknown) {
    const refused = error instanceof ApiError ? error : new ApiError({ code: 'internal' });
    if (refused.code === 'application.expired') await stamp.renew();
    if (refused.code === 'application.file-missing') answer('certificates', []);
    const found = byField(refused.refused.issues ?? []);
    if (Object.keys(found).length > 0) leadTo(found);
    setRefusal(refused.code);
  }

  return {
    draft,
    problems,
    refusal,
    isSending,
    received,
    answer(name: FieldName, given: Answer) {
      answer(name, given);
      setProblems(({ [name]: _mended, ...others }) => others);
    },
    goTo(step: number) {
      setProblems({});
      setRefusal(null);
      goTo(step);
    },
    /** On to the next step, where this one is answered. */
    goOn(): boolean {
      const all = problemsIn(kind, draft.answers);
      const here = steps[draft.step]?.fields.filter(({ name }) => all[name]) ?? [];
      setProblems(Object.fromEntries(here.map(({ name }) => [name, all[name]])));
      if (here.length > 0) return false;
      goTo(Math.min(draft.step + 1, last));
      return true;
    },
    async send(website: string) {
      if (isSending) return;
      const all = problemsIn(kind, draft.answers);
      if (Object.keys(all).length > 0) return leadTo(all);
      setSending(true);
      setRefusal(null);
      try {
        const answers = sentAnswers(kind, draft.answers);
        const body = { id: draft.id, language, stamp: await stamp.whenOldEnough(), website, answers };
        const reference = await sendApplication(body);
        forget();
        setReceived({ reference, email: String(draft.answers.email ?? '') });
      } catch (error) {
        await refuse(error);
      } finally {
        setSending(false);
      }
    },
  };
}
