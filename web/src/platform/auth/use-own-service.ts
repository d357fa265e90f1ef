import { useEffect, useState } from 'react';
import { authService } from './auth-service.ts';

/** Whether our own service signs people in, and not a hosted one (R31); false until that is known. */
export function useOwnService(): boolean {
  const [isOwn, setOwn] = useState(false);
  useEffect(() => {
    // Unanswered it stays as it is: whatever needs the service says so.
    authService().then(
      ({ hosted }) => setOwn(!hosted),
      () => undefined,
    );
  }, []);
  return isOwn;
}
