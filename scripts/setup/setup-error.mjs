/** What the person at the keyboard can put right: shown as one line, without a stack. */
export class SetupError extends Error {}

export const exitOnFailure = work =>
  work.catch(error => {
    console.error(error instanceof SetupError ? error.message : error);
    process.exit(1);
  });
