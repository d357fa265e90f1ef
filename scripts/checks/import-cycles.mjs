/** The shortest way to say a cycle: the files on it, beginning and ending with the same one. */
export function findCycles(graph) {
  const next = Map.groupBy(
    graph.filter(({ isType }) => !isType),
    ({ from }) => from,
  );
  const finished = new Set();
  const cycles = [];
  const visit = (file, trail) => {
    const seenAt = trail.indexOf(file);
    if (seenAt >= 0) cycles.push([...trail.slice(seenAt), file]);
    if (seenAt >= 0 || finished.has(file)) return;
    for (const { to } of next.get(file) ?? []) visit(to, [...trail, file]);
    finished.add(file);
  };
  for (const file of next.keys()) visit(file, []);
  return cycles;
}
