import type { AuthError } from '@supabase/auth-js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignInClient } from '#platform/auth/auth-client.ts';
import { useAuth } from '#platform/auth/auth-context.ts';
import { isRefusal, useFailureText } from '#platform/auth/use-failure-text.ts';

interface Answer {
  readonly error: AuthError | null;
}

/** One call of the sign-in service at a time, and what it has against the last one in the reader's words. */
export function useSecurityCalls() {
  const { t } = useTranslation('sign-in');
  const { client } = useAuth();
  const failureText = useFailureText();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<{ readonly code: string; readonly text: string } | null>(null);

  async function call<Given extends Answer>(
    make: (service: SignInClient) => Promise<Given>,
  ): Promise<Given | null> {
    if (isPending) return null;
    setPending(true);
    setProblem(null);
    try {
      const answer = await make(await client());
      if (!answer.error) return answer;
      const { error } = answer;
      setProblem({
        code: error.code ?? '',
        text: isRefusal(error) ? failureText(error) : t('login.error.text'),
      });
    } catch {
      setProblem({ code: '', text: t('login.error.text') });
    } finally {
      setPending(false);
    }
    return null;
  }

  return { call, isPending, problem };
}
