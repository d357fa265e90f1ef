import { projectFiles, readProjectFile } from './source-files.mjs';
import { findInSyntax } from './syntax.mjs';

const CLASS =
  /^(?:\S+:)?!?-?(?:(?:scroll-)?[mp][lr]-\S+|(?:left|right)-(?:[\d[(]\S*|px|auto|full)|(?:border|rounded)-[lr](?:-\S+)?|rounded-[tb][lr](?:-\S+)?|(?:text|float|clear)-(?:left|right))!?$/;
const STYLE_KEY =
  /^(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right)|^border(?:Top|Bottom)(?:Left|Right)/;
const CSS_RULE =
  /(?:^|[\s;{])(?:(?:[\w-]+-)?(?:left|right)(?:-[\w-]+)?\s*:|(?:text-align|float|clear|caption-side)\s*:\s*(?:left|right)\b)/;

const inCode = folder =>
  findInSyntax(folder, found => {
    const look = (node, text) => {
      for (const word of text.split(/\s+/)) if (CLASS.test(word)) found(node, word);
    };
    return {
      Literal: node => typeof node.value === 'string' && look(node, node.value),
      TemplateElement: node => look(node, node.value.raw),
      Property: node =>
        STYLE_KEY.test(node.key.name ?? node.key.value) && found(node, node.key.name ?? node.key.value),
    };
  });

const inStyles = folder =>
  projectFiles(folder)
    .filter(path => path.endsWith('.css'))
    .flatMap(path =>
      readProjectFile(path)
        .split('\n')
        .flatMap((text, index) => {
          const words = text.split(/[\s;]+/).filter(word => CLASS.test(word));
          return CSS_RULE.test(text) || words.length > 0
            ? [{ path, line: index + 1, value: text.trim() }]
            : [];
        }),
    );

/** Left and right where start and end are meant: right for one of the two languages only. */
export const physicalSides = folder =>
  [...inCode(folder), ...inStyles(folder)].map(
    ({ path, line, value }) => `${path}:${line}: "${value}" names a side; say start or end`,
  );
