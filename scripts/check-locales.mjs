import { ALLOWED } from './checks/allowed-words.mjs';
import { buttonKeys, buttonRules } from './checks/button-labels.mjs';
import { errorTextFaults } from './checks/error-texts.mjs';
import { physicalSides } from './checks/physical-sides.mjs';
import { shownCode } from './checks/shown-code.mjs';
import { wordFaults } from './checks/text-words.mjs';
import { unknownKeys } from './checks/translation-keys.mjs';
import { translationFaults } from './checks/translation-rules.mjs';
import { translationFiles } from './checks/translation-texts.mjs';
import { typedTexts } from './checks/typed-texts.mjs';
import { report } from './checks/verdict.mjs';

const ROOMS = [
  { room: 'web', texts: 'web/public/locales', code: 'web/src' },
  { room: 'server', texts: 'server/locales', code: 'server/src' },
];

const inRoom = ({ texts, code }) => {
  const files = translationFiles(texts);
  if (files.length === 0) return [`${texts} has no translation files`];
  return [...files.flatMap(translationFaults), ...unknownKeys(code, files)];
};

/** Two rooms have a calendar and names. */
const allFiles = ROOMS.flatMap(({ room, texts }) =>
  translationFiles(texts).map(file => ({ ...file, room, name: file.namespace })),
);

report([
  ...ROOMS.flatMap(inRoom),
  ...errorTextFaults(translationFiles('web/public/locales')),
  ...wordFaults(allFiles, ALLOWED, buttonRules(buttonKeys('web/src'))),
  ...typedTexts('web/src'),
  ...shownCode('web/src'),
  ...physicalSides('web/src'),
]);
