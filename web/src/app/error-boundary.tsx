import { Component, type ErrorInfo, type ReactNode } from 'react';
import { referenceOf } from '#platform/error-reference.ts';
import { ErrorPage } from './error-page.tsx';

interface Caught {
  readonly reference: string | null;
}

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
