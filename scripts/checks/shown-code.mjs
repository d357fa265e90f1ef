import { findInSyntax } from './syntax.mjs';

const isText = (node, text) => node?.type === 'Literal' && node.value === text;
const named = ({ properties }, name) => properties.find(({ key }) => key?.name === name);

/** Code that writes words which translation files should hold, or writes them as English does. */
export const shownCode = folder =>
  findInSyntax(folder, found => ({
    CallExpression(node) {
      if (node.callee.property?.name === 'join' && isText(node.arguments[0], ', '))
        found(node, 'a Latin comma joins what is shown; use listText or commaText');
    },
    MemberExpression(node) {
      if (node.object.name === 'Intl' && node.property.name === 'RelativeTimeFormat')
        found(node, 'Arabic gets a wrong preposition; use the countdown texts');
    },
    ObjectExpression(node) {
      if (isText(named(node, 'style')?.value, 'unit') && !named(node, 'unitDisplay'))
        found(node, 'Arabic gets a unit cut short; set unitDisplay');
    },
  })).map(({ path, line, value }) => `${path}:${line}: ${value}`);
