import { arabicPrefix } from '@bayan/domain/language/arabic-address';

export interface MeasuredPage {
  readonly path: string;
  /** A page to use has fields to write into. */
  readonly isToRead: boolean;
  /** Search engines are told to pass by the others, which their score would hold against us. */
  readonly isListed: boolean;
}

const inBothLanguages = (page: MeasuredPage): MeasuredPage[] => [
  page,
  { ...page, path: arabicPrefix + page.path },
];

const listed = (path: string): MeasuredPage => ({ path, isToRead: true, isListed: true });
const toUse = (path: string): MeasuredPage => ({ path, isToRead: false, isListed: false });

export const homePages = inBothLanguages(listed('/home'));

export const publicPages = [
  ...['/home', '/about', '/how-it-works', '/tutors', '/become-tutor', '/request-tutor', '/contact'].map(
    listed,
  ),
  ...['/privacy', '/terms'].map(listed),
  { path: '/coming-soon', isToRead: true, isListed: false },
  ...['/login', '/signup', '/apply/student', '/apply/tutor', '/enquire'].map(toUse),
].flatMap(inBothLanguages);
