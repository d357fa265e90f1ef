/** What a first name may begin with without being one: Abd al-Rahman is not called Abd. */
const BEGINNING = /^(?:abd|abdul|abdel|abdal|abu|umm|al|el|عبد|أبو|ابو|أم|ام|ال)$/iu;

/** The name by which a child is called, without that of the family. */
export function givenNameOf(name: string): string {
  // 'Al-Harbi, Omar'
  const words = (name.split(/[,،]/u).at(-1) ?? name).trim().split(/\s+/u);
  const last = words.findIndex(word => !BEGINNING.test(word));
  return words.slice(0, last < 0 ? words.length : last + 1).join(' ');
}
