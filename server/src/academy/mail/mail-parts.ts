interface Action {
  readonly label: string;
  readonly link: string;
  /** The label as it introduces the bare link. */
  readonly line: string;
  /** Introduces the bare link under the button, where it stands there. */
  readonly fallback?: string;
}

/** One mail, ready to be laid out. Its sentences are text for the text part and HTML for the HTML part. */
export interface MailParts {
  readonly heading: string;
  readonly body: string;
  /** What somebody wrote, line breaks and all. */
  readonly quote: string | null;
  /** One to a line, each under its name. */
  readonly facts: readonly {
    readonly label: string;
    readonly value: string;
    readonly link?: string;
  }[];
  readonly action: Action | null;
  readonly otherAction: Action | null;
  readonly code: { readonly code: string; readonly intro: string | null } | null;
  readonly expiry: string | null;
  readonly note: string;
  /** Where to choose what one receives. */
  readonly settings: { readonly text: string; readonly link: string } | null;
  /** Receives no more of these, without a sign-in. */
  readonly stop: Action | null;
  readonly closing: string;
  /** Always plain text. */
  readonly siteName: string;
}
