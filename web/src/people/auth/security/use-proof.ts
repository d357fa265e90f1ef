import { useState } from 'react';
import { useSecurityCalls } from './use-security-calls.ts';

/** By what somebody shows that a sign-in is still theirs (R61). */
export type ProofKind = 'password' | 'code';

/** What a change asks for beside itself, and the calls that it is sent by. */
export function useProof() {
  const { call, isPending, problem } = useSecurityCalls();
  const [kind, setKind] = useState<ProofKind>('password');
  const [value, setValue] = useState('');
  const isAboutProof = /^(current_password|reauthentication)/.test(problem?.code ?? '');

  return {
    call,
    isPending,
    kind,
    value,
    setValue,
    /** As the sign-in service takes it. */
    given: kind === 'code' ? { nonce: value.trim() } : { current_password: value },
    proofError: isAboutProof ? problem?.text : undefined,
    otherError: isAboutProof ? undefined : problem?.text,
    async mailCode() {
      if (!(await call(service => service.reauthenticate()))) return;
      setValue('');
      setKind('code');
    },
  };
}
