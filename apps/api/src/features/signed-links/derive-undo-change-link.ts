import { createHmac } from "node:crypto";
import { hashToken } from "../../http/authentication/read-and-hash-bearer-token.ts";
import type { ShopSettings } from "../../http/handler-context-types.ts";

type Rules = Pick<ShopSettings, "secretKey" | "publicUrl">;

/** Time for which a change of an account can be undone, in ms. */
export const UNDO_MS = 7 * 86_400_000;

/**
 * Derives the link that undoes one change from the change's id and the shop's secret; the database stores its hash
 * alone, so a reader of the database can undo nothing.
 *
 * @returns its secret part, its address and the hash under which the change is found
 */
export function deriveUndoChangeLink(
  rules: Rules,
  changeId: string,
): { token: string; url: string; hash: Uint8Array } {
  const token = createHmac("sha256", rules.secretKey).update(`undo\n${changeId}`).digest("base64url");
  return {
    token,
    url: `${rules.publicUrl.replace(/\/+$/, "")}/account/undo/${token}`,
    hash: hashToken(token),
  };
}
