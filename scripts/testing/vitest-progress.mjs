import { writeSync } from 'node:fs';

const PROGRESS_FD = 3;

/** A reporter that tells the process which started the run how far it has come. */
export class VitestProgress {
  #files = 0;
  #filesDone = 0;
  #tests = 0;

  onTestRunStart(specifications) {
    this.#files = specifications.length;
    this.#tell();
  }

  onTestCaseResult() {
    this.#tests += 1;
    this.#tell();
  }

  onTestModuleEnd() {
    this.#filesDone += 1;
    this.#tell();
  }

  #tell() {
    writeSync(PROGRESS_FD, `${this.#tests} tests, ${this.#filesDone} of ${this.#files} files\n`);
  }
}
