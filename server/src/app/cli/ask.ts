import { createInterface } from 'node:readline/promises';

/** Asks the person at the terminal; anything but yes is a no. */
export async function ask(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await terminal.question(question)).trim().toLowerCase() === 'yes';
  } finally {
    terminal.close();
  }
}
