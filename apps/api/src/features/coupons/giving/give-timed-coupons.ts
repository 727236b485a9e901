import { kstDateOf } from "@todayfruit/domain/calendar/kst";
import type { CouponMoment } from "@todayfruit/domain/coupons/automatic-coupon-moments";
import { birthdaysOn } from "@todayfruit/domain/grades/birthdays-on";
import { josa } from "@todayfruit/domain/korean/josa";
import type { Tx } from "../../../db/database.ts";
import type { Services } from "../../../http/handler-context-types.ts";
import { forEachDueRow } from "../../../jobs/queue/for-each-due-row.ts";
import { issueCoupon } from "../issue-coupon.ts";
import {
  claimAward,
  fillAward,
  listBirthdaysDue,
  listFirstPurchasesDue,
  listRisenDue,
} from "./coupon-awards.repository.ts";
import {
  listCouponsOfMoment,
  type MomentCoupon,
  notifyOfCoupon,
} from "./moment-and-code-coupons.repository.ts";

type TimedMoment = Exclude<CouponMoment, "sign_up">;

/** Days for which a purchase or a grade is looked for: what happened before has its coupon, or the job was away. */
const LOOK_BACK_DAYS = 60;

const TITLES: Record<TimedMoment, string> = {
  birthday: "생일 쿠폰을 받았어요",
  first_purchase: "첫 구매를 마쳐 쿠폰을 받았어요",
  grade: "등급이 올라 쿠폰을 받았어요",
};

/**
 * Gives the coupons of birthdays, first purchases and grades to members who are due them: each once, a birthday once a
 * year in KST. Several may run it concurrently.
 *
 * @returns number of members who were due
 */
export async function giveTimedCoupons(
  services: Pick<Services, "db" | "now" | "log">,
  take = 500,
): Promise<number> {
  let total = 0;
  for (const moment of ["birthday", "first_purchase", "grade"] as const) {
    for (const coupon of await listCouponsOfMoment(services.db, moment, services.now())) {
      total += await giveToAll(services, moment, coupon, take);
    }
  }
  return total;
}

function giveToAll(
  { db, now, log }: Pick<Services, "db" | "now" | "log">,
  moment: TimedMoment,
  coupon: MomentCoupon,
  take: number,
): Promise<number> {
  const at = now();
  const occasion = occasionOf(moment, at);
  const lookBack = new Date(at.getTime() - LOOK_BACK_DAYS * 86_400_000);
  const since = coupon.valid_from > lookBack ? coupon.valid_from : lookBack;
  const due = { couponId: coupon.id, occasion, since, take };
  return forEachDueRow(
    log,
    "give-timed-coupons",
    (after) => listDue(db, moment, coupon, { ...due, after, at }),
    (userId) =>
      db.transaction(
        (tx) => give(tx, moment, coupon, { userId, occasion, now: at }),
        (isKept) => isKept,
      ),
  );
}

function listDue(
  db: Services["db"],
  moment: TimedMoment,
  { moment_grade }: MomentCoupon,
  due: { couponId: number; occasion: string; since: Date; after: number; take: number; at: Date },
): Promise<number[]> {
  switch (moment) {
    case "birthday":
      return listBirthdaysDue(db, { ...due, days: birthdaysOn(kstDateOf(due.at.toISOString())) });
    case "first_purchase":
      return listFirstPurchasesDue(db, due);
    case "grade":
      if (moment_grade === null) throw new Error("A coupon of a grade names it");
      return listRisenDue(db, { ...due, grade: moment_grade });
  }
}

/**
 * Gives the coupon with a notification; nothing when another run gave it, or the member has all that one may have.
 * Returns false when none is left, so that the award is not kept and the member stays due.
 */
async function give(
  tx: Tx,
  moment: TimedMoment,
  { id: couponId, name }: MomentCoupon,
  { userId, occasion, now }: { userId: number; occasion: string; now: Date },
): Promise<boolean> {
  if (!(await claimAward(tx, { couponId, userId, occasion, now }))) return true;
  const issued = await issueCoupon(tx, { couponId, userId, byMember: false, now });
  if (!issued.ok) return issued.code === "COUPON_TAKEN";
  await fillAward(tx, { couponId, userId, occasion, memberCouponId: issued.value });
  const body = `${josa(`‘${name}’`, "을/를")} 드렸어요. 주문서에서 골라 쓰세요.`;
  await notifyOfCoupon(tx, { userId, memberCouponId: issued.value, title: TITLES[moment], body, now });
  return true;
}

function occasionOf(moment: TimedMoment, now: Date): string {
  return moment === "birthday" ? `birthday:${kstDateOf(now.toISOString()).slice(0, 4)}` : moment;
}
