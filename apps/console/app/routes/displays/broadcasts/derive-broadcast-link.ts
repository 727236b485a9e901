import type { RecordRow } from "../../../features/records/list-add-edit-delete-records.ts";

/**
 * Returns the link of a broadcast within the shop; it follows the address of a face.
 *
 * @example deriveBroadcastLink({ id: 3, path: "/products/20001" }) // "/products/20001?live=3"
 */
export function deriveBroadcastLink({ id, path }: Pick<RecordRow<"broadcasts">, "id" | "path">): string {
  return `${path}${path.includes("?") ? "&" : "?"}live=${id}`;
}
