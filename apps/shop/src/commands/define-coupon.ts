import { randomUUID } from "node:crypto";
import type { Settings } from "@todayfruit/api/env";
import { defineCouponByCommand as define } from "@todayfruit/api/features/coupons/definition/define-coupon-by-command";
import { parseCouponJson } from "@todayfruit/api/features/coupons/definition/parse-coupon-json";
import { refusalMessage } from "@todayfruit/contract/refusals";
import { openSingleConnection } from "../database/open-single-connection.ts";
import type { CommandContext } from "./command-context-types.ts";
import { StopWithMessageError } from "./stop-with-message-error.ts";

/** `coupon '<json>'`: defines a coupon that members download, get by a code or at a moment, or the shop grants. */
export async function defineCouponByCommand(
  settings: Settings,
  { words, opened }: CommandContext,
): Promise<void> {
  const read = parseCouponJson(words[0] ?? "");
  if ("problem" in read) throw new StopWithMessageError(read.problem);
  const db = await openSingleConnection(settings, opened);
  const actor = { operator: null, requestId: randomUUID(), now: () => new Date() };
  const defined = await define({ ...actor, db }, read.coupon);
  if (!defined.ok) {
    const fields = defined.detail?.rows?.map(({ field }) => `/${field}`).join(", ") ?? "";
    throw new StopWithMessageError(`쿠폰의 ${fields}: ${refusalMessage(defined.code)} (${defined.code})`);
  }
  const [made] = defined.value.rows;
  console.log(`쿠폰 ${made?.id}번 ‘${read.coupon.name}’을 만들었어요.`);
}
