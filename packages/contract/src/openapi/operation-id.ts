/**
 * Returns the identifier of a call in the OpenAPI documents: its method and the words of its path, without signs that an
 * address escapes.
 *
 * @example operationIdOf("GET /v1.2/app-users/orders/{id}") // "getV1_2AppUsersOrdersById"
 */
export function operationIdOf(name: string): string {
  const [method = "", path = ""] = name.split(" ");
  const words = path
    .replaceAll(/\{(\w+)\}/g, (_, parameter: string) => `by-${parameter}`)
    .replaceAll(".", "_")
    .split(/[/-]/)
    .filter((word) => word !== "");
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}
