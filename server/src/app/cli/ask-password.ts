import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { StartupError } from '@bayan/platform/startup-error';

/** From the terminal, without showing what is typed; or from what is piped in, without the line break at its end. */
export async function askPassword(question: string): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).replace(/\r?\n$/, '');
  process.stderr.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  try {
    return await new Promise<string>((resolve, reject) => {
      terminal.once('line', resolve);
      terminal.once('close', () => reject(new StartupError('no password was given')));
    });
  } finally {
    terminal.removeAllListeners('close');
    terminal.close();
    process.stderr.write('\n');
  }
}
