const seconds = since => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** The title at the end of the output, waiting for its time; null where something else was written since. */
let waiting = null;

function begin(title) {
  process.stderr.write(`${waiting === null ? '' : '\n'}${title} … `);
  waiting = title;
}

function end(title, time) {
  const isInterrupted = waiting !== title;
  process.stderr.write(isInterrupted ? `${waiting === null ? '' : '\n'}${title}: ${time}\n` : `${time}\n`);
  waiting = null;
}

/** A long step's title and how long it took, on one line unless another ran beside it. On stderr, apart from output. */
export async function announced(title, work) {
  const start = Date.now();
  begin(title);
  try {
    const result = await work();
    end(title, seconds(start));
    return result;
  } catch (error) {
    end(title, `failed after ${seconds(start)}`);
    throw error;
  }
}
