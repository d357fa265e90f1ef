import { findInSyntax } from './syntax.mjs';

const READ_ALOUD_OR_SHOWN =
  /^(alt|title|label|placeholder|description|errorMessage|aria-(label|description|valuetext|roledescription|placeholder))$/;

/** The texts an expression can come to: `'a'`, `` `a ${b}` ``, `c ? 'a' : 'b'`, `c && 'a'`. */
function textsIn(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return [node.value];
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked);
  if (node?.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(textsIn);
  if (node?.type === 'LogicalExpression') return textsIn(node.right);
  return node?.type === 'JSXExpressionContainer' ? textsIn(node.expression) : [];
}

/** Texts typed into expressions and into the attributes people read; the linter finds those between the tags. */
export const typedTexts = folder =>
  findInSyntax(folder, found => {
    const look = node => {
      for (const text of textsIn(node)) if (/\p{L}/u.test(text)) found(node, text);
    };
    return {
      JSXAttribute: ({ name, value }) => READ_ALOUD_OR_SHOWN.test(name.name) && look(value),
      JSXElement: ({ children }) => children.forEach(look),
      JSXFragment: ({ children }) => children.forEach(look),
    };
  }).map(({ path, line, value }) => `${path}:${line}: "${value}" belongs into the translation files`);
