/** An address or a number within a sentence, which keeps its own direction whatever stands around it. */
export const leftToRight = (text: string) => `\u2066${text}\u2069`;
