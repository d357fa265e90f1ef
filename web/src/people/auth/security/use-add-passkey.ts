import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignInClient } from '#platform/auth/auth-client.ts';
import { showToast } from '#ui/toast.tsx';
import { beginPasskeyWith } from './calls-with-code.ts';
import { useLookAtPasskeysAgain } from './use-passkeys.ts';
import { useProof } from './use-proof.ts';

/**
 * Adds a passkey to the account. Right after a sign-in the service asks for nothing more; later it wants to be shown
 * that it is the person (R651).
 */
export function useAddPasskey(onAdded: () => void) {
  const { t } = useTranslation('security');
  const proof = useProof();
  const lookAgain = useLookAtPasskeysAgain();
  const [isProofAsked, setProofAsked] = useState(false);
  const [note, setNote] = useState<string | null>(null);

  async function add(service: SignInClient) {
    const begun = isProofAsked
      ? await beginPasskeyWith(service, proof.given)
      : await service.passkey.startRegistration();
    if (begun.error?.code === 'reauthentication_needed') {
      setProofAsked(true);
      return { data: null, error: null };
    }
    if (begun.error) return begun;
    // What was shown is used up with it, whatever becomes of the passkey.
    proof.setValue('');
    // In a file of its own for the page to sign in, which takes nothing else of this along.
    const { makePasskey } = await import('#people/auth/passkeys/passkey-ceremony.ts');
    const made = await makePasskey(service, begun.data);
    if (typeof made !== 'string') return made;
    setNote(t(`passkeys.${made}`));
    return { data: null, error: null };
  }

  return {
    proof,
    isProofAsked,
    /** That nothing came of it, which is no fault. */
    note,
    async add() {
      setNote(null);
      if (isProofAsked && proof.value === '') return;
      const answer = await proof.call(add);
      if (!answer?.data) return;
      showToast({ title: t('passkeys.added.title'), text: t('passkeys.added.text'), tone: 'success' });
      await lookAgain();
      onAdded();
    },
  };
}
