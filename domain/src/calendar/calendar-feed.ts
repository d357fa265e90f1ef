/** The feed limits the period and the number of lessons (R402). */
const DAY_MS = 86_400_000;
const DAYS_BACK = 90;
const DAYS_AHEAD = 366;
export const MAX_LESSONS = 1000;

export const feedWindow = (now: Date) => ({
  from: new Date(now.getTime() - DAYS_BACK * DAY_MS),
  until: new Date(now.getTime() + DAYS_AHEAD * DAY_MS),
});
