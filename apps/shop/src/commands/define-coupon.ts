import type { Settings } from "@todayfruit/api/env";
import { addCoupon, type NewCoupon } from "@todayfruit/api/features/coupons/coupons.repository";
import { readCoupon } from "@todayfruit/api/features/coupons/parse-coupon";
import { connectToDatabase } from "../database/connect-to-database.ts";
import type { Run } from "./command-run.ts";
import { StopWithMessage } from "./stop-with-message.ts";

/** `coupon '<json>'`: defines a coupon that members download or the shop grants. */
export async function defineCoupon(settings: Settings, { words, opened }: Run): Promise<void> {
  const read = readCoupon(words[0] ?? "", new Date());
  if ("problem" in read) throw new StopWithMessage(read.problem);
  const coupon: NewCoupon = read.coupon;
  const id = await addCoupon(await connectToDatabase(settings, opened), coupon);
  console.log(`쿠폰 ${id}번 ‘${coupon.name}’을 만들었어요.`);
}
