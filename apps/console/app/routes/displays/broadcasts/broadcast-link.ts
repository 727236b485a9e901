import type { RecordRow } from "../../../features/records/record-calls.ts";

/**
 * Returns the link of a broadcast within the shop; it follows the address of a face.
 *
 * @example broadcastLink({ id: 3, path: "/products/20001" }) // "/products/20001?live=3"
 */
export function broadcastLink({ id, path }: Pick<RecordRow<"broadcasts">, "id" | "path">): string {
  return `${path}${path.includes("?") ? "&" : "?"}live=${id}`;
}
