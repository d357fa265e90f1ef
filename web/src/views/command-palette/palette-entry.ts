/** Something that can be gone to or done. */
export type PaletteEntry = {
  readonly id: string;
  readonly label: string;
  /** What it is: a page, a student. */
  readonly kind: string;
  /** Beside the label, to tell two of the same name apart. */
  readonly note?: string | null;
} & ({ readonly address: string } | { readonly address: null; readonly act: () => void });
