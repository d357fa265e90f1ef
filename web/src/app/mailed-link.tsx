import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { expiredAddress } from '#people/auth/confirm-link/expired-purpose.ts';
import { authAnswerIn } from '#platform/auth/auth-answer.ts';
import { paths } from '#platform/paths.ts';

/** What the link was mailed for that leads here. */
const typeAt: Readonly<Record<string, string>> = {
  [paths.resetPassword]: 'recovery',
  [paths.setPassword]: 'invite',
};

/** Takes whoever comes with the answer to a mailed link to the one page that reads it, and asks first (R37). */
export function MailedLink(): null {
  const navigate = useNavigate();
  useEffect(() => {
    const { pathname, hash } = location;
    const answer = authAnswerIn(location);
    if (answer?.kind === 'refused') {
      void navigate(expiredAddress(typeAt[pathname] ?? 'signup'), { replace: true });
    } else if (answer && pathname !== paths.confirmLink)
      void navigate({ pathname: paths.confirmLink, hash }, { replace: true });
  }, [navigate]);
  return null;
}
