import { findInSyntax } from './syntax.mjs';
import { isTranslate, matcher, partsOf } from './translation-keys.mjs';

const BUTTON = /Button$/;
const LABEL = /^(?:label|(?:save|confirm|cancel)Label)$/;
/** An icon has its name for those who listen: it takes no room. */
const WITHOUT_WORDS = new Set(['IconButton', 'CheckboxButton']);

/** The keys that an expression can come to: `t('a')`, `t(c ? 'a' : 'b')`, `c ? t('a') : t('b')`. */
function keysIn(node) {
  if (node?.type === 'JSXExpressionContainer') return keysIn(node.expression);
  if (node?.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(keysIn);
  if (node?.type === 'LogicalExpression') return [node.left, node.right].flatMap(keysIn);
  if (node?.type !== 'CallExpression' || !isTranslate(node.callee)) return [];
  const [key] = node.arguments;
  const keys = key?.type === 'ConditionalExpression' ? [key.consequent, key.alternate] : [key];
  return keys.map(partsOf).filter(parts => parts !== undefined);
}

const namespacesIn = node => {
  const [first] = node.arguments;
  const names = first?.type === 'ArrayExpression' ? first.elements : [first];
  return names.map(partsOf).flatMap(parts => parts ?? []);
};

/** What the code writes on buttons, with the translation files that the code around it reads. */
const labelsIn = folder =>
  findInSyntax(folder, found => {
    const namespaces = new Set();
    const look = node => {
      for (const parts of keysIn(node)) found(node, { parts, namespaces });
    };
    return {
      CallExpression(node) {
        if (node.callee.name !== 'useTranslation') return;
        for (const name of namespacesIn(node)) namespaces.add(name);
      },
      JSXElement({ openingElement, children }) {
        const { name, attributes } = openingElement;
        const isButton = BUTTON.test(name.name) && !WITHOUT_WORDS.has(name.name);
        if (isButton) children.forEach(look);
        for (const { name: attribute, value } of attributes)
          if (LABEL.test(attribute?.name) && (isButton || attribute.name !== 'label')) look(value);
      },
    };
  });

const isOf = (file, key, { parts, namespaces }) => {
  if (parts[0].includes(':')) return matcher(parts).test(`${file.name}:${key}`);
  const asked = namespaces.size === 0 ? new Set(['translation']) : namespaces;
  return asked.has(file.name) && matcher(parts).test(key);
};

const MAIL_ACTION = /\.action(?:_\w+)?$|^reminder\.(?:confirm|move|homework)$/;

/** Whether a text is written on a button of the pages, or on one of a mail. */
export function buttonKeys(folder) {
  const labels = labelsIn(folder).map(({ value }) => value);
  return (file, key) =>
    file.room === 'server'
      ? file.name === 'mail' && MAIL_ACTION.test(key)
      : labels.some(label => isOf(file, key, label));
}

const wordCount = text => text.split(/\s+/).filter(word => !/^(?:an?|the)$/i.test(word)).length;
const letterCount = text => [...text.replace(/[\u064B-\u0652]/g, '')].length;

/** A button is a verb and its object: three words, articles aside, or 22 letters of Arabic. */
export const buttonRules = isButton => ({
  en: [{ rule: 'is too long for a button', where: isButton, finds: text => wordCount(text) > 3 }],
  ar: [{ rule: 'is too long for a button', where: isButton, finds: text => letterCount(text) > 22 }],
});
