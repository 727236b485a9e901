import { couponCalls } from "@todayfruit/contract/calls/coupons";
import { ok } from "@todayfruit/domain/result";
import { bind } from "../../http/bind.ts";
import { presentHeld } from "./coupon.presenter.ts";
import { listMine, listOffered } from "./coupons.repository.ts";
import { issueCoupon } from "./issue-coupon.ts";

export const couponRoutes = bind(couponCalls, {
  "GET /v1/app-users/coupons": async (_input, { db, buyer, now }) => {
    const at = now();
    const [mine, offered] = await Promise.all([listMine(db, buyer.id, at), listOffered(db, buyer.id, at)]);
    return ok({
      list: mine.map(presentHeld),
      downloadable: offered.map(({ is_taken, ...coupon }) => ({ ...presentHeld(coupon), isTaken: is_taken })),
    });
  },
  "POST /v1/app-users/coupons/{id}/download": async ({ path }, { db, buyer, now }) => {
    const given = await db.transaction(
      (tx) => issueCoupon(tx, { couponId: path.id, userId: buyer.id, byMember: true, now: now() }),
      (result) => result.ok,
    );
    return given.ok ? ok({ id: given.value }) : given;
  },
});
