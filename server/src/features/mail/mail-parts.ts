/** One mail, ready to be laid out. Its sentences are text for the text part and HTML for the HTML part. */
export interface MailParts {
  readonly heading: string;
  readonly body: string;
  /** What somebody wrote, line breaks and all. */
  readonly quote: string | null;
  readonly action: {
    readonly label: string;
    readonly link: string;
    /** The label as it introduces the bare link. */
    readonly line: string;
    readonly fallback: string;
  } | null;
  readonly code: { readonly code: string; readonly intro: string | null } | null;
  readonly expiry: string | null;
  readonly note: string;
  readonly closing: string;
  /** Always plain text. */
  readonly siteName: string;
}
