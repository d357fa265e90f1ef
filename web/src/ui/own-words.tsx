import { languageOfText } from '@bayan/domain/language/language-of-text';

interface OwnWordsProps {
  /** A part of a line unless it is said otherwise. */
  readonly as?: 'bdi' | 'p' | 'dd';
  readonly className?: string;
  readonly children: string;
}

/** What somebody wrote, in whichever language: it keeps its direction, and is read aloud by the right voice (R770). */
export const OwnWords = ({ as: Holder = 'bdi', className, children }: OwnWordsProps) => (
  <Holder dir="auto" lang={languageOfText(children) ?? undefined} className={className}>
    {children}
  </Holder>
);
