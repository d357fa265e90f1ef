import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** A page that stays open must not greet with yesterday, nor count down to a lesson that has begun. */
export function useNow(everyMs = MINUTE_MS): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
