import { paths } from '#platform/paths.ts';

/** The public pages in the order of the header; `key` names their texts under `shell.pages`. */
export const publicPages = [
  { key: 'home', path: paths.home },
  { key: 'about', path: paths.about },
  { key: 'howItWorks', path: paths.howItWorks },
  { key: 'tutors', path: paths.tutors },
  { key: 'becomeTutor', path: paths.becomeTutor },
  { key: 'requestTutor', path: paths.requestTutor },
  { key: 'contact', path: paths.contact },
] as const;

/** Whether an address shows that page: the landing address shows the home page too. */
export const isShownAt = (pathname: string, path: string) =>
  pathname === path || pathname.startsWith(`${path}/`) || (path === paths.home && pathname === paths.landing);
