import type { Settings } from "@todayfruit/api/env";
import { defineCoupon as define } from "@todayfruit/api/features/coupons/definition/define-coupon";
import { readCoupon } from "@todayfruit/api/features/coupons/definition/parse-coupon";
import { connectToDatabase } from "../database/connect-to-database.ts";
import type { Run } from "./command-run.ts";
import { StopWithMessage } from "./stop-with-message.ts";

/** `coupon '<json>'`: defines a coupon that members download, get by a code or at a moment, or the shop grants. */
export async function defineCoupon(settings: Settings, { words, opened }: Run): Promise<void> {
  const read = readCoupon(words[0] ?? "", new Date());
  if ("problem" in read) throw new StopWithMessage(read.problem);
  const defined = await define(await connectToDatabase(settings, opened), read.coupon);
  if (!defined.ok) throw new StopWithMessage(`${defined.detail} (${defined.code})`);
  console.log(`쿠폰 ${defined.value}번 ‘${read.coupon.name}’을 만들었어요.`);
}
