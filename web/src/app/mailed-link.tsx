import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { authAnswerIn } from '#platform/auth/auth-answer.ts';
import { paths } from '#platform/paths.ts';

/** Takes whoever comes with the answer to a mailed link to the one page that reads it, and asks first (R37). */
export function MailedLink(): null {
  const navigate = useNavigate();
  useEffect(() => {
    const { pathname, hash } = location;
    const answer = authAnswerIn(location);
    if (answer?.kind === 'refused') {
      const isSignUp = pathname !== paths.resetPassword && pathname !== paths.setPassword;
      void navigate(isSignUp ? `${paths.linkExpired}?for=signup` : paths.linkExpired, { replace: true });
    } else if (answer && pathname !== paths.confirmLink)
      void navigate({ pathname: paths.confirmLink, hash }, { replace: true });
  }, [navigate]);
  return null;
}
