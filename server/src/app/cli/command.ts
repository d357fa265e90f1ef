import { StartupError } from '@bayan/platform/startup-error';
import { type Config, readConfig } from '#config/config.ts';

/** What a person can act on, in one line: our own words, or the system's where a file could not be used. */
function isPlain(error: unknown): error is Error {
  return error instanceof StartupError || (error instanceof Error && 'syscall' in error);
}

/** Runs a command of the command line. When it fails, the reason goes to stderr and the exit code is 1. */
export async function runCommand(command: (config: Config) => Promise<void>): Promise<void> {
  try {
    await command(readConfig(process.env));
  } catch (error) {
    console.error(isPlain(error) ? `bayan: ${error.message}` : error);
    process.exitCode = 1;
  }
}
