/** A reason not to start that a person can act on. It is printed as one line, without a stack. */
export class StartupError extends Error {
  override name = 'StartupError';
}
