import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../src');
const sources = globSync('**/*.tsx', { cwd: root })
  .map(path => ({ path, source: readFileSync(join(root, path), 'utf8') }))
  .filter(({ path }) => !path.startsWith('ui/'))
  .sort((one, other) => one.path.localeCompare(other.path));

const FIELD =
  /<(TextField|TextArea|NumberField|PhoneField|DateField|TimeField|StarRating|Select|ComboBox|RadioGroup|CheckboxGroup|Checkbox|Slider|MailedCodeField)\b/;
const setters = (source: string) =>
  [...source.matchAll(/const \[\w+, (set\w+)\] = useState/g)].map(([, setter]) => setter);
/** Of a field that writes into nothing but the memory of the page. */
const forgets = (source: string) =>
  FIELD.test(source) &&
  setters(source).some(setter =>
    new RegExp(`on(Change|Choose)=\\{(\\w+ => |\\(\\w+\\) => )?${setter}\\b`).test(source),
  );
/** R753: unless told otherwise, a dialog asks. */
const isAskingDialog = (source: string) =>
  /<(Dialog|FormDialog|ProvenDialog|DaysOffFormDialog)\b/.test(source)
    ? !source.includes('asksToLeave={false}')
    : /<EditDialog\b/.test(source) && source.includes('draft={null}');

test('every field keeps a draft, or stands in a dialog that asks before it closes', () => {
  const forgetful = sources.filter(({ source }) => forgets(source) && !isAskingDialog(source));
  expect(forgetful.map(({ path }) => path)).toEqual([
    // Chooses what is shown.
    'academy/mail-texts/mail-preview-dialog.tsx',
    // Passwords and codes are kept nowhere.
    'people/auth/lost-phone-form.tsx',
    'people/auth/second-factor-form.tsx',
    // Parts of dialogs that ask.
    'people/auth/security/confirm-factor.tsx',
    'people/auth/security/name-factor.tsx',
    'people/auth/security/passkey-line.tsx',
    'people/auth/security/recovery-codes.tsx',
    // Only its password.
    'people/auth/sign-up-form.tsx',
    // Choose what is opened, and whose messages are shown.
    'teaching/availability/date-hours-panel.tsx',
    'teaching/messages/conversation.tsx',
  ]);
});

test('a dialog that does not ask keeps all of it, or saves none of it', () => {
  const silent = sources.filter(({ source }) => source.includes('asksToLeave={false}'));
  expect(silent.filter(({ source }) => !source.includes('useDraft(')).map(({ path }) => path)).toEqual([
    'academy/mail-texts/mail-preview-dialog.tsx',
    'views/command-palette/palette-dialog.tsx',
    // Its one field, the reason of a move, keeps its own draft.
    'views/session-calendar/lesson-panel.tsx',
  ]);
});
