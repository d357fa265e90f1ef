import type { ApplicationKind } from '@bayan/domain/applications/application-kind';
import type { ErrorCode } from '@bayan/domain/errors';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '#platform/api-client.ts';
import { usePressedBefore } from '#platform/early-clicks.ts';
import { useLanguage } from '#platform/i18n.ts';
import { useSettings } from '#platform/settings.tsx';
import { type Answer, byField, type Problems, sentAnswers } from './answers.ts';
import { useApplicationDraft } from './application-draft.ts';
import { sendApplication } from './application-requests.ts';
import { type FieldName, STEPS } from './form-steps.ts';
import {
  bringLaterParts,
  expectLaterParts,
  isLastOfFirstStep,
  type LazyFormParts,
} from './lazy-form-parts.ts';
import { useStamp } from './use-stamp.ts';
import { useStepHistory } from './use-step-history.ts';

interface Received {
  readonly reference: string;
  readonly email: string;
}

/** One form from its first question to its reference. */
export function useApplication(
  kind: ApplicationKind,
  form: RefObject<HTMLFormElement | null>,
  wish: string | null = null,
) {
  const language = useLanguage();
  const { privacyVersion } = useSettings();
  const { draft, answer, goTo: showStep, forget } = useApplicationDraft(kind, form, wish);
  usePressedBefore(form);
  const [problems, setProblems] = useState<Problems>({});
  const [refusals, setRefusals] = useState(0);
  const [refusal, setRefusal] = useState<ErrorCode | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  const [parts, setParts] = useState<LazyFormParts | null>(null);
  const [received, setReceived] = useState<Received | null>(null);
  const stamp = useStamp();
  const steps = STEPS[kind];
  const last = steps.length - 1;

  const openStep = (step: number) => {
    setProblems({});
    setRefusal(null);
    showStep(step);
  };
  const stepHistory = useStepHistory(draft.step, step => {
    if (!received) openStep(step);
  });
  const goTo = (step: number) => {
    stepHistory.enter(step);
    openStep(step);
  };

  const show = (found: Problems) => {
    setProblems(found);
    setRefusals(before => before + 1);
  };

  const leadTo = (found: Problems) => {
    const step = steps.findIndex(({ fields }) => fields.some(({ name }) => found[name]));
    if (step >= 0 && step !== draft.step) goTo(step);
    show(found);
  };

  async function refuse(error: unknown) {
    const refused = error instanceof ApiError ? error : new ApiError({ code: 'internal' });
    if (refused.code === 'application.expired') await stamp.renew();
    if (refused.code === 'application.file-missing') answer('certificates', []);
    const found = byField(refused.refused.issues ?? []);
    if (Object.keys(found).length > 0) leadTo(found);
    setRefusal(refused.code);
  }

  /** Null where it failed, which is then said, and where something else is still under way. */
  async function waitFor<T>(action: () => Promise<T>): Promise<T | null> {
    if (isWaiting) return null;
    setWaiting(true);
    setRefusal(null);
    try {
      return await action();
    } catch (error) {
      await refuse(error);
      return null;
    } finally {
      setWaiting(false);
    }
  }

  const take = (brought: LazyFormParts | null) => setParts(before => before ?? brought);

  async function broughtParts() {
    const brought = await waitFor(() => bringLaterParts(kind));
    take(brought);
    return brought;
  }

  async function check(next: (found: Problems) => void) {
    const { problemsIn } = parts ?? (await broughtParts()) ?? {};
    if (problemsIn) next(problemsIn(kind, draft.answers));
  }

  const takeUpAgain = useEffectEvent(() => {
    if (!parts) void broughtParts();
  });
  const isBegun = draft.step > 0;
  useEffect(() => {
    if (isBegun) takeUpAgain();
  }, [isBegun]);

  async function enterField(name: string | null) {
    if (!parts && isLastOfFirstStep(kind, name)) take(await expectLaterParts(kind));
  }

  // The step into a field may be what brought this script.
  const enterFocused = useEffectEvent(() => {
    const focused = form.current?.querySelector(':focus');
    if (focused) void enterField(focused.getAttribute('name'));
  });
  useEffect(() => enterFocused(), []);

  async function send(website: string) {
    // Checked by the form's own schema before this is called.
    const answers = sentAnswers(kind, draft.answers) as Parameters<typeof sendApplication>[0]['answers'];
    const body = {
      id: draft.id,
      language,
      stamp: await stamp.whenOldEnough(),
      website,
      ...(privacyVersion !== null && { privacyVersion }),
      answers,
    };
    const reference = await sendApplication(body);
    forget();
    setReceived({ reference, email: String(draft.answers.email ?? '') });
    stepHistory.leave();
  }

  return {
    draft,
    problems,
    /** How often something was found wrong with the answers. */
    refusals,
    refusal,
    isWaiting,
    received,
    Choice: parts?.ChoiceField,
    enterField,
    answer(name: FieldName, given: Answer) {
      answer(name, given);
      setProblems(({ [name]: _mended, ...others }) => others);
    },
    goTo,
    /** On to the next step, where this one is answered. */
    goOn: () =>
      check(found => {
        const here = steps[draft.step]?.fields.filter(({ name }) => found[name]) ?? [];
        if (here.length > 0) return show(Object.fromEntries(here.map(({ name }) => [name, found[name]])));
        goTo(Math.min(draft.step + 1, last));
      }),
    send: (website: string) =>
      check(found => {
        if (Object.keys(found).length > 0) leadTo(found);
        else void waitFor(() => send(website));
      }),
  };
}
