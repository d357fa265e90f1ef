const ERASED = /^erased [0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether an erasure has put its tombstone in the place of the words (R847). */
export const isErasedText = (text: string): boolean => ERASED.test(text);
