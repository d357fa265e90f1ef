import { linesIn } from '#fields/lines.ts';
import { PROFILE_LIMITS } from '#profiles/profiles.limits.ts';

const { entry: LONGEST, entries: MOST } = PROFILE_LIMITS;

/** What a family wrote as its goals, as the entries that a profile can have (R440): all of it, cut between words. */
export function goalEntries(goals: string): string[] {
  const lines = linesIn(goals);
  const entries = lines.flatMap(cutLine);
  return entries.length <= MOST ? entries : cutLine(lines.join(' '));
}

function cutLine(line: string): string[] {
  const entries: string[] = [];
  let rest = line;
  while (rest.length > LONGEST) {
    const space = rest.lastIndexOf(' ', LONGEST);
    const end = space > 0 ? space : lastCharacterEnd(rest, LONGEST);
    entries.push(rest.slice(0, end).trimEnd());
    rest = rest.slice(end).trimStart();
  }
  return [...entries, rest];
}

/** The end of the last whole character up to there. One that takes two units of a string is not halved (R294). */
const lastCharacterEnd = (text: string, until: number) =>
  text.slice(0, until).isWellFormed() ? until : until - 1;
