import { directionOf, type Language } from '@bayan/domain/language/language';

interface Sheet {
  readonly language: Language;
  readonly title: string;
  readonly text: string;
  /** What is written the same in every language. */
  readonly lines: readonly string[];
}

/** Prints one sheet and nothing of the page around it. */
export function printSheet({ language, title, text, lines }: Sheet): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const sheet = frame.contentDocument;
  const view = frame.contentWindow;
  if (!sheet || !view) {
    frame.remove();
    return;
  }
  Object.assign(sheet.documentElement, { lang: language, dir: directionOf(language) });
  sheet.title = title;
  const list = element(sheet, 'ol', '');
  list.dir = 'ltr';
  list.append(...lines.map(line => element(sheet, 'li', line)));
  sheet.body.append(element(sheet, 'h1', title), element(sheet, 'p', text), list);
  view.addEventListener('afterprint', () => frame.remove());
  view.print();
}

function element(sheet: Document, name: 'h1' | 'p' | 'ol' | 'li', text: string) {
  const made = sheet.createElement(name);
  made.textContent = text;
  return made;
}
