const seconds = since => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** One line for a long step: what it is and how long it took. On stderr, so that it never mixes with output. */
export async function announced(title, work) {
  const start = Date.now();
  process.stderr.write(`${title} … `);
  try {
    const result = await work();
    process.stderr.write(`${seconds(start)}\n`);
    return result;
  } catch (error) {
    process.stderr.write(`failed after ${seconds(start)}\n`);
    throw error;
  }
}
