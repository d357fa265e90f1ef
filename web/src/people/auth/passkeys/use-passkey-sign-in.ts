import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuth } from '#platform/auth/auth-context.ts';
import { mayHavePasskeys } from '#platform/auth/passkey-support.ts';
import { isRefusal, useFailureText } from '#platform/auth/use-failure-text.ts';
import { showToast } from '#ui/toast.tsx';

const never = () => () => {};

/** The value of the button that sends the form for this. */
export const BY_PASSKEY = 'passkey';

const isByPasskey = ({ nativeEvent }: FormEvent): boolean =>
  nativeEvent instanceof SubmitEvent &&
  nativeEvent.submitter instanceof HTMLButtonElement &&
  nativeEvent.submitter.value === BY_PASSKEY;

/** Signing in by a passkey: by a button, or among what the browser offers to fill in. */
export function usePasskeySignIn() {
  const { t } = useTranslation('sign-in');
  const { client } = useAuth();
  const failureText = useFailureText();
  const [isPending, setPending] = useState(false);
  const isOffered = useSyncExternalStore(never, mayHavePasskeys, () => true);
  const isOffering = useRef(false);
  const isGone = useRef(false);
  const isAsked = useRef(false);

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      if (isOffering.current) void import('./passkey-ceremony.ts').then(({ endCeremony }) => endCeremony());
    };
  }, []);

  const toast = (kind: 'failed' | 'error' | 'passkeyLeft', text = t(`login.${kind}.text`)) =>
    showToast({
      title: t(`login.${kind}.title`),
      text,
      ...(kind === 'passkeyLeft' ? {} : { tone: 'danger' }),
    });

  async function ask(isAutofill: boolean): Promise<void> {
    try {
      const { signInByPasskey } = await import('./passkey-ceremony.ts');
      const isWanted = () => !isGone.current && isAutofill !== isAsked.current;
      const answer = await signInByPasskey(await client(), { isAutofill, isWanted });
      if (answer === null && !isAutofill) toast('passkeyLeft');
      else if (answer?.error) {
        if (isRefusal(answer.error)) toast('failed', failureText(answer.error));
        else toast('error');
      }
    } catch {
      if (!isAutofill) toast('error');
    }
  }

  async function signIn(): Promise<void> {
    setPending(true);
    isAsked.current = true;
    await ask(false);
    isAsked.current = false;
    setPending(false);
  }

  return {
    isOffered,
    isPending,
    /** For the form that the button stands in: what else sends it goes its own way. */
    onSubmitOr:
      (otherwise: (event: FormEvent<HTMLFormElement>) => void) => (event: FormEvent<HTMLFormElement>) => {
        if (!isByPasskey(event)) return otherwise(event);
        event.preventDefault();
        void signIn();
      },
    /** Where the browser can; asked once, and again where that has come to nothing. */
    async offer() {
      if (isOffering.current || isAsked.current || !isOffered) return;
      isOffering.current = true;
      if (await PublicKeyCredential.isConditionalMediationAvailable?.()) await ask(true);
      isOffering.current = false;
    },
  };
}
