/** Not before somebody sends a photo: it is the heaviest library we have. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // One drawing, one core: else the largest of one person's would take them all (R613).
  sharp.concurrency(1);
  return sharp;
}
