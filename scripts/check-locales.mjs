import { errorTextFaults } from './checks/error-texts.mjs';
import { physicalSides } from './checks/physical-sides.mjs';
import { unknownKeys } from './checks/translation-keys.mjs';
import { translationFaults } from './checks/translation-rules.mjs';
import { translationFiles } from './checks/translation-texts.mjs';
import { typedTexts } from './checks/typed-texts.mjs';
import { report } from './checks/verdict.mjs';

const ROOMS = [
  { texts: 'web/public/locales', code: 'web/src' },
  { texts: 'server/locales', code: 'server/src' },
];

const inRoom = ({ texts, code }) => {
  const files = translationFiles(texts);
  if (files.length === 0) return [`${texts} has no translation files`];
  return [...files.flatMap(translationFaults), ...unknownKeys(code, files)];
};

report([
  ...ROOMS.flatMap(inRoom),
  ...errorTextFaults(translationFiles('web/public/locales')),
  ...typedTexts('web/src'),
  ...physicalSides('web/src'),
]);
