import { Component, type ErrorInfo, type ReactNode } from 'react';
import { hasDraft, setDraftAside } from '#platform/drafts.ts';
import { referenceOf } from '#platform/error-reference.ts';
import { PartFailure } from './part-failure.tsx';

interface PartBoundaryProps {
  /** The part begins again when this changes, as when another page is opened. */
  readonly at?: string;
  /** The draft that this part opens: what was typed may be what breaks it. */
  readonly draft?: string | undefined;
  readonly children: ReactNode;
}

interface Caught {
  readonly reference: string | null;
  readonly at: string | undefined;
}

/** Keeps what breaks inside one part of a page from taking the rest along. */
export class PartBoundary extends Component<PartBoundaryProps, Caught> {
  override state: Caught = { reference: null, at: this.props.at };

  static getDerivedStateFromError(error: unknown): Partial<Caught> {
    return { reference: referenceOf(error) };
  }

  static getDerivedStateFromProps({ at }: PartBoundaryProps, state: Caught): Partial<Caught> | null {
    return at === state.at ? null : { at, reference: null };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    console.error(`A part of the page failed: ${this.state.reference}`, error, componentStack);
  }

  override render(): ReactNode {
    const { draft, children } = this.props;
    const { reference } = this.state;
    if (reference === null) return children;
    const again = () => this.setState({ reference: null });
    const setAside = () => {
      if (draft) setDraftAside(draft);
      again();
    };
    return (
      <PartFailure
        reference={reference}
        onAgain={again}
        onSetAside={draft && hasDraft(draft) ? setAside : null}
      />
    );
  }
}
