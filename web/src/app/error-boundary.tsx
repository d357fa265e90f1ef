import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorPage } from './error-page.tsx';

interface Caught {
  readonly reference: string | null;
}

/** The server's request id where the fault came from there, so that its log tells the rest; else a number of our own. */
const referenceOf = (error: unknown) =>
  error instanceof Error && 'requestId' in error && typeof error.requestId === 'string'
    ? error.requestId
    : (crypto.randomUUID?.() ?? String(Date.now()));

export class ErrorBoundary extends Component<{ readonly children: ReactNode }, Caught> {
  override state: Caught = { reference: null };

  static getDerivedStateFromError(error: unknown): Caught {
    return { reference: referenceOf(error) };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    console.error(`Unexpected Application Error! ${this.state.reference}`, error, componentStack);
  }

  override render(): ReactNode {
    const { reference } = this.state;
    return reference === null ? this.props.children : <ErrorPage reference={reference} />;
  }
}
