/** An address or a number within a sentence, which keeps its own direction whatever stands around it. */
export const leftToRight = (text: string) => `\u2066${text}\u2069`;

/** A name or a title within a sentence, in whichever direction it begins. */
export const isolated = (text: string) => `\u2068${text}\u2069`;
