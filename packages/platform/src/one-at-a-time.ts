/**
 * Work that is asked for from time to time. It never runs twice at once; asked for while it runs, it runs once more
 * after, so that the last word counts.
 */
export function oneAtATime(work: () => Promise<void>, failed: (error: unknown) => void): () => void {
  let isRunning = false;
  let isWantedAgain = false;
  const run = async () => {
    isRunning = true;
    do {
      isWantedAgain = false;
      await work().catch(failed);
    } while (isWantedAgain);
    isRunning = false;
  };
  return () => {
    if (isRunning) isWantedAgain = true;
    else void run();
  };
}
