import { linesIn } from '@bayan/domain/fields/lines';
import type { ProgressNote } from '@bayan/domain/progress-notes/progress-notes.contract';
import type { Subject } from '@bayan/domain/subjects/subjects';

/** What stands in the fields; strengths and areas one to a line. */
export interface NoteForm {
  readonly subject: Subject | null;
  readonly note: string;
  readonly strengths: string;
  readonly areasForImprovement: string;
}

export const emptyNote: NoteForm = { subject: null, note: '', strengths: '', areasForImprovement: '' };

export const noteFormOf = ({ subject, note, strengths, areasForImprovement }: ProgressNote): NoteForm => ({
  subject,
  note,
  strengths: strengths.join('\n'),
  areasForImprovement: areasForImprovement.join('\n'),
});

/** One that can be sent. */
export interface FilledNote extends NoteForm {
  readonly subject: Subject;
}

/** As the API takes it. */
export const sentNote = ({ strengths, areasForImprovement, ...rest }: FilledNote) => ({
  ...rest,
  strengths: linesIn(strengths),
  areasForImprovement: linesIn(areasForImprovement),
});
