import sharp from 'sharp';

/** What a camera might write into a file. */
export const SECRET = 'taken at home';

export const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } });

/** Left half red, right half blue, with what a camera writes into it. */
export const photo = (width = 400, height = 300) =>
  sharp({ create: { width, height, channels: 3, background: 'blue' } })
    .composite([
      { input: { create: { width: width / 2, height, channels: 3, background: 'red' } }, left: 0, top: 0 },
    ])
    .withExif({ IFD0: { ImageDescription: SECRET }, IFD3: { GPSLatitude: '24/1 42/1 0/1' } });

/** What a picture says of itself, and what it is made of in its left and in its right half. */
export async function lookAt(bytes: Buffer) {
  const { width, height, exif, xmp, icc, pages = 1 } = await sharp(bytes).metadata();
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number) => {
    const start = (Math.floor(info.height / 2) * info.width + x) * info.channels;
    const [red = 0, , blue = 0] = data.subarray(start, start + 3);
    return red > blue ? 'red' : 'blue';
  };
  const halves = [at(Math.floor(info.width / 4)), at(Math.floor((info.width * 3) / 4))];
  return { width, height, pages, halves, written: [exif, xmp, icc].filter(Boolean) };
}
