/** A file of the person's, as large as it is seen. */
export interface ChosenPicture {
  readonly file: File;
  /** Good until it is let go. */
  readonly address: string;
  readonly width: number;
  readonly height: number;
}

/** Null where the browser cannot show it. */
export async function openPicture(file: File): Promise<ChosenPicture | null> {
  const address = URL.createObjectURL(file);
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
    return { file, address, width: image.naturalWidth, height: image.naturalHeight };
  } catch {
    URL.revokeObjectURL(address);
    return null;
  }
}

export const letGo = ({ address }: ChosenPicture) => URL.revokeObjectURL(address);
