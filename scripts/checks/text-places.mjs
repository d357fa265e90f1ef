/** Shown in every area, to anybody: a text addresses no one. */
const TO_NO_ONE = ({ name }) => name === 'errors' || name === 'uploads';
const isShared = (file, key) => TO_NO_ONE(file) || (file.name === 'translation' && key.startsWith('ui.'));

/** Read by adults, or by tutors as a group: the polite plural. */
const TO_ADULTS = new Set([
  'translation',
  'apply',
  'sign-in',
  'lesson-reply',
  'public-tutors',
  'stop-reminders',
  'legal',
  'legal-texts',
]);

const isMail = ({ room, name }) => room === 'server' && name === 'mail';
const isForStudents = key => key.endsWith('_student') && !/^(?:invite|application)/.test(key);

/** Whom a text addresses: "no one", "adults" (the plural) or "one" (a singular that shows no gender). */
export function addresseeOf(file, key) {
  if (isShared(file, key)) return 'no one';
  if (isMail(file)) return isForStudents(key) ? 'one' : 'adults';
  return TO_ADULTS.has(file.name) ? 'adults' : 'one';
}

export const isCalendar = ({ name }) => name === 'calendar';
/** The writer of mails isolates each value, as the text part and the HTML part need it. */
export const isolatesValues = ({ room, name }) =>
  room === 'server' && (name === 'mail' || name === 'calendar');
export const isErrorTitle = ({ name }, key) => name === 'errors' && key.endsWith('.title');
