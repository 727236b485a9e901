import type { RouteConfigEntry } from "@react-router/dev/routes";

/**
 * Lists the addresses of all screens that need no record: optional parts are left out, routes with other parts are not
 * listed.
 *
 * @example screenPaths([route("orders", "…"), route("orders/:id", "…"), route("claims/:id?", "…")]) // ["/orders", "/claims"]
 */
export function screenPaths(
  routes: readonly RouteConfigEntry[] | Promise<RouteConfigEntry[]>,
  parent = "",
): string[] {
  if (routes instanceof Promise) throw new Error("The routes are not a list");
  return routes.flatMap(({ path = "", children = [] }) => {
    const own = [parent, ...path.split("/").filter((part) => !/^:.*\?$/.test(part))]
      .filter(Boolean)
      .join("/");
    if (own.includes(":")) return [];
    return children.length > 0 ? screenPaths(children, own) : [`/${own}`];
  });
}
