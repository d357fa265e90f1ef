/** Prints what is wrong, one finding a line, and sets the exit code by it. */
export function report(findings) {
  for (const finding of findings) console.log(finding);
  process.exitCode = findings.length > 0 ? 1 : 0;
}
