/** An error in the four fields of the protocol's data service. */
export class RestError extends Error {
  override name = 'RestError';
  readonly status: number;
  readonly body: { code: string; details: string | null; hint: null; message: string };

  constructor(status: number, code: string, message: string, details: string | null = null) {
    super(message);
    this.status = status;
    this.body = { code, details, hint: null, message };
  }
}
