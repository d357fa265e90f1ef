import { AuthApiError } from '@supabase/auth-js';
import { useState } from 'react';
import { useChange } from '#platform/api/use-change.ts';
import { ApiError } from '#platform/api-client.ts';
import { useProof } from './use-proof.ts';

const isProofMissing = (problem: unknown) =>
  problem instanceof ApiError && problem.code === 'access.fresh-proof';

/** A fresh proof of identity, asked for only once the server has refused a change without one (R841). */
export function useFreshProof() {
  const proof = useProof();
  const { mutateAsync: prove } = useChange('PUT /api/auth/proof');
  const [isAsked, setAsked] = useState(false);

  /** False where the password or the code was wrong. */
  async function give(): Promise<boolean> {
    const { kind, value } = proof;
    const given = await proof.call(async () => {
      try {
        await prove({ body: kind === 'code' ? { mailedCode: value.trim() } : { currentPassword: value } });
        return { error: null };
      } catch (problem) {
        if (!(problem instanceof ApiError) || problem.code !== 'auth.proof-wrong') throw problem;
        // In the sign-in service's words, which the field knows.
        const code = kind === 'code' ? 'reauthentication_not_valid' : 'current_password_invalid';
        return { error: new AuthApiError(problem.code, 422, code) };
      }
    });
    return given !== null;
  }

  return {
    proof,
    isAsked,
    isPending: proof.isPending,
    /** Whether the change may be tried: at once until proof is asked for, then once it was given. */
    isGiven: async () => !isAsked || (proof.value !== '' && (await give())),
    /** Whether it was refused for want of proof, which is asked for from now on. */
    asks(problem: unknown): boolean {
      const isMissing = isProofMissing(problem);
      if (isMissing) setAsked(true);
      return isMissing;
    },
    /** What is left to say of a refusal beside the question for proof. */
    besideIt: (error: Error | null) => (isProofMissing(error) ? null : error),
  };
}
