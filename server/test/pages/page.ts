import { type CheerioAPI, load } from 'cheerio';

/** One or several elements. */
export type Part = ReturnType<CheerioAPI>;

const MARKS = /[\u200e\u200f\u2066-\u2069]/g;
/** Text as it is read: without marks of direction, and with every gap one space wide. */
const plain = (text: string) => text.replace(MARKS, '').replace(/\s+/g, ' ').trim();

/** Whatever keeps an element from sight on any width of the screen. */
const UNSEEN = '[hidden], [aria-hidden=true], template, script, style';
const UNSEEN_CLASS = /(^|\s)([\w-]+:)*(hidden|invisible|sr-only)(\s|$)/;
/** What is no part of a name. */
const UNSPOKEN = '[hidden], [aria-hidden=true], .hidden, .invisible';

export interface Page {
  /** Where the reader has arrived, without the host. */
  readonly address: string;
  readonly status: number;
  readonly headers: Headers;
  readonly $: CheerioAPI;
  readonly main: Part;
  /** Of the whole page, with the side it begins at, as in `ar rtl`. */
  readonly language: string;
  readonly title: string;
  text(of: Part): string;
  /** What a screen reader calls it. */
  nameOf(element: Part): string;
  headings(level: number, within?: Part): string[];
  /** Those in sight whose name has these words. */
  links(name: string, within?: Part): Part;
  /** The only such link. */
  link(name: string, within?: Part): Part;
  /** Whether exactly one element in sight says this and nothing else. */
  shows(text: string): boolean;
}

/** A page as a browser without script has it. */
export function readPage(address: string, { status, headers }: Response, html: string): Page {
  const $ = load(html, { scriptingEnabled: false });
  const body: Part = $('body');
  const main: Part = $('main');
  const text = (of: Part) => plain(of.text());
  const nameOf = (element: Part) => {
    const label = element.attr('aria-label');
    if (label !== undefined) return plain(label);
    const spoken = element.clone();
    spoken.find(UNSPOKEN).remove();
    return text(spoken);
  };
  const isSeen = (element: Part) => {
    const around = element.parents().add(element);
    if (around.filter(UNSEEN).length > 0) return false;
    if (around.filter((_, one) => UNSEEN_CLASS.test($(one).attr('class') ?? '')).length > 0) return false;
    const folded = around.filter('details:not([open])').last();
    return folded.length === 0 || element.closest('summary').parent().is(folded);
  };
  const links = (name: string, within = body): Part =>
    within.find('a[href]').filter((_, one) => nameOf($(one)).includes(plain(name)) && isSeen($(one)));

  return {
    address,
    status,
    headers,
    $,
    main,
    language: `${$('html').attr('lang')} ${$('html').attr('dir')}`,
    title: $('title').text(),
    text,
    nameOf,
    links,
    headings: (level, within = body) =>
      within
        .find(`h${level}`)
        .filter((_, one) => isSeen($(one)))
        .map((_, one) => nameOf($(one)))
        .get(),
    link(name, within) {
      const found = links(name, within);
      if (found.length !== 1) throw new Error(`${address} has ${found.length} links called ${name}`);
      return found;
    },
    shows(wanted) {
      const saying = body.find('*').filter((_, one) => text($(one)) === plain(wanted));
      const innermost = saying.filter((_, one) => $(one).find(saying).length === 0);
      return innermost.length === 1 && isSeen(innermost);
    },
  };
}
