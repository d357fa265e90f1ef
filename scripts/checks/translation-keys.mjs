import { findInSyntax } from './syntax.mjs';

export const isTranslate = callee =>
  (callee.type === 'Identifier' && callee.name === 't') ||
  (callee.type === 'MemberExpression' && callee.property.name === 't');

/** The fixed parts of a key: one for a plain text, several where something is filled in between them. */
export function partsOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return [node.value];
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked);
  return undefined;
}

const usedKeys = folder =>
  findInSyntax(folder, found => ({
    CallExpression(node) {
      const parts = isTranslate(node.callee) ? partsOf(node.arguments[0]) : undefined;
      if (parts) found(node, parts);
    },
    JSXAttribute(node) {
      const parts = node.name.name === 'i18nKey' ? partsOf(node.value) : undefined;
      if (parts) found(node, parts);
    },
  }));

export const matcher = parts => new RegExp(`^${parts.map(part => RegExp.escape(part)).join('.+')}$`);

/** Keys the code asks for that no translation file has. `namespace:key` asks in one file, `key` in any. */
export function unknownKeys(folder, files) {
  const known = files.flatMap(({ namespace, texts }) =>
    [...texts.get('en').keys()].flatMap(stem => [stem, `${namespace}:${stem}`]),
  );
  return usedKeys(folder)
    .filter(({ value }) => !known.some(key => matcher(value).test(key)))
    .map(({ path, line, value }) => `${path}:${line}: no translation for ${value.join('…')}`);
}
