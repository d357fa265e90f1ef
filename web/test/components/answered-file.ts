import { answerFetch } from './academy-answers.ts';

/** Files leave by the older way to ask. It gets the same answers, once all of the file is said to have left. */
export class AnsweredFile {
  readonly upload: { onprogress: ((sent: { loaded: number; total: number }) => void) | null } = {
    onprogress: null,
  };
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onabort: (() => void) | null = null;
  status = 0;
  responseText = '';
  readonly #headers = new Headers();
  readonly #stop = new AbortController();
  #method = '';
  #path = '';

  open(method: string, path: string) {
    this.#method = method;
    this.#path = path;
  }

  setRequestHeader(name: string, value: string) {
    this.#headers.set(name, value);
  }

  abort() {
    this.#stop.abort();
    this.onabort?.();
  }

  send(file: Blob) {
    this.upload.onprogress?.({ loaded: file.size, total: file.size });
    void this.#ask(file).then(
      () => this.#unlessStopped(this.onload),
      () => this.#unlessStopped(this.onerror),
    );
  }

  async #ask(body: Blob) {
    const answer = await answerFetch(this.#path, { method: this.#method, headers: this.#headers, body });
    this.status = answer.status;
    this.responseText = await answer.text();
  }

  #unlessStopped(tell: (() => void) | null) {
    if (!this.#stop.signal.aborted) tell?.();
  }
}
