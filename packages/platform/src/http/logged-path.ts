/** As long as the addresses that open something by themselves; nothing else in a path is. */
const SECRET_LENGTH = 60;
const SECRET = new RegExp(`[\\w-]{${SECRET_LENGTH},}`, 'g');

/** A path as the log shows it: without what would open a calendar (R405), wherever somebody put it. */
export const loggedPath = (path: string) =>
  path.length < SECRET_LENGTH ? path : path.replace(SECRET, '[private]');
