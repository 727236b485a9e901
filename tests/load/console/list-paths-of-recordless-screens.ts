/** A route of the console, as `routes.ts` lists them. */
type Route = { path?: string; children?: Route[] };

/**
 * Lists the addresses of all screens that need no record: optional parts are left out, routes with other parts are not
 * listed.
 *
 * @example listPathsOfRecordlessScreens([route("orders", "…"), route("orders/:id", "…"), route("claims/:id?", "…")]) // ["/orders", "/claims"]
 */
export function listPathsOfRecordlessScreens(routes: readonly Route[], parent = ""): string[] {
  return routes.flatMap(({ path = "", children = [] }) => {
    const own = [parent, ...path.split("/").filter((part) => !/^:.*\?$/.test(part))]
      .filter(Boolean)
      .join("/");
    if (own.includes(":")) return [];
    return children.length > 0 ? listPathsOfRecordlessScreens(children, own) : [`/${own}`];
  });
}
