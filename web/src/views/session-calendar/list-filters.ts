import { choiceIn, type HistoryChoice } from '#teaching/sessions/history-filters.ts';

/** The filters of History (R99), and what only the academy asks (R962). */
export type ListChoice = HistoryChoice & {
  readonly tutorId: string | null;
};

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const idIn = (text: string | null) => (text && UUID.test(text) ? text : null);

export const listChoiceIn = (address: URLSearchParams): ListChoice => ({
  ...choiceIn(address),
  tutorId: idIn(address.get('tutorId')),
  studentId: idIn(address.get('studentId')),
});
