const ZONE = /^(?:Africa|America|Asia|Australia|Europe|Pacific)\/\w+$/;
/** What is inside one of these has no name of its own. */
const NAMELESS = ['CallExpression', 'ArrowFunctionExpression', 'FunctionDeclaration', 'FunctionExpression'];

/** Zones that nobody can tell whose they are: the viewer's is read by useViewerTimezone, any other has a name. */
export const bareZones = found => {
  let depth = 0;
  const walls = NAMELESS.flatMap(type => [
    [type, () => void depth++],
    [`${type}:exit`, () => void depth--],
  ]);
  return {
    ...Object.fromEntries(walls),
    JSXAttribute(node) {
      if (/^time[zZ]one$/.test(node.name.name))
        found(node, 'whose? call it familyTimezone or tutorTimezone; the viewer’s is useViewerTimezone()');
    },
    Literal(node) {
      if (depth > 0 && ZONE.test(String(node.value)))
        found(node, `${node.value} needs a name that says whose zone it is`);
    },
  };
};
