import type { ReactNode } from 'react';
import { FieldError, Label, Text } from 'react-aria-components';

/** What every field has around its control. */
export interface FieldTexts {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

interface FieldFrameProps extends FieldTexts {
  readonly isRequired?: boolean | undefined;
  readonly children: ReactNode;
}

export const fieldClass = 'flex min-w-0 flex-col gap-1.5';

/** The frame of a control that holds several parts. */
export const controlFrameClass =
  'min-h-11 w-full min-w-0 rounded-card border border-control bg-paper text-base text-ink transition-colors duration-150 placeholder:text-ink-soft hover:border-teal focus-visible:border-teal focus-visible:outline-offset-1 disabled:opacity-50 data-focus-within:border-teal data-invalid:border-brick aria-invalid:border-brick';

export const controlClass = `${controlFrameClass} px-3.5`;

/** What is written from left to right stands, in an Arabic page, still where its lines begin. */
export const beginsWithTheLine = 'rtl:text-end';

/** The label above, the hint and the error below; React Aria ties them to the control in between. */
export const FieldFrame = ({ label, hint, error, isRequired = false, children }: FieldFrameProps) => (
  <>
    <Label className="text-sm font-semibold">
      {label}
      {isRequired && <RequiredStar />}
    </Label>
    {children}
    {hint && (
      <Text slot="description" className="text-sm text-ink-soft">
        {hint}
      </Text>
    )}
    <ErrorLine error={error} />
  </>
);

/** For the eye only: the control itself says that it is required. */
const RequiredStar = () => <span aria-hidden="true" className="ms-1 text-brick after:content-['*']" />;

/** Stands there before there is an error, or a screen reader would not hear it come. */
export const ErrorLine = ({ error }: { readonly error: string | undefined }) => (
  <div aria-live="polite" className="text-sm empty:-mt-1.5">
    <FieldError className="font-medium text-brick">{error}</FieldError>
  </div>
);
