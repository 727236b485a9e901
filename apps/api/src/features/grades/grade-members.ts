import { kstMidnight } from "@todayfruit/domain/calendar/kst";
import {
  findGradeForPurchases,
  type Grade,
  periodStart,
} from "@todayfruit/domain/grades/find-grade-for-purchases";
import { COUNTED_FOR_GRADES, gradeMonthAt } from "@todayfruit/domain/grades/grade-assignment-time";
import type { Tx } from "../../db/database.ts";
import type { Services } from "../../http/handler-context-types.ts";
import {
  giveMonthlyCoupons,
  openMonthlyCoupon,
} from "../coupons/giving/give-monthly-grade-coupons.repository.ts";
import { findGradeRules } from "./grade-rules-and-purchases.repository.ts";
import {
  beginGrading,
  changeGrades,
  type GradeChange,
  listPurchasers,
  lockGrading,
  markGraded,
  type Purchaser,
} from "./grading.repository.ts";

/**
 * Assigns every member the grade of the month, once, by the purchases of the months before. A killed run is continued
 * where it stopped, and concurrent runs take turns.
 *
 * @returns number of members whose grade changed
 */
export async function gradeMembers({ db, now, log }: Services, take = 500): Promise<number> {
  const at = now();
  const month = gradeMonthAt(at.toISOString());
  const { grades, periodMonths } = await findGradeRules(db);
  if (grades.length === 0) return 0;
  await beginGrading(db, month, at);
  const from = new Date(kstMidnight(periodStart(month, periodMonths)));
  const until = new Date(kstMidnight(month));
  let changed = 0;
  for (let isOver = false; !isOver; ) {
    isOver = await db.transaction(async (tx) => {
      const after = await lockGrading(tx, month);
      if (after === null) return true;
      const members = await listPurchasers(tx, { after, from, until, counted: COUNTED_FOR_GRADES, take });
      const changes = members.flatMap((member) => changeOf(grades, member));
      if (changes.length > 0) await changeGrades(tx, month, changes, at);
      await giveCoupons(tx, month, grades, members, at);
      const isLast = members.length < take;
      await markGraded(tx, month, members.at(-1)?.id ?? after, isLast ? at : null);
      changed += changes.length;
      return isLast;
    });
  }
  if (changed > 0) log.info("graded", { job: "grade-members", count: changed });
  return changed;
}

/** Gives members the monthly coupon of their grade, valid until the end of the month. */
async function giveCoupons(
  tx: Tx,
  month: string,
  grades: readonly Grade[],
  members: readonly Purchaser[],
  now: Date,
): Promise<void> {
  const graded = members.map(({ id, purchased }) => ({
    id,
    grade: findGradeForPurchases(grades, purchased).grade,
  }));
  const validFrom = new Date(kstMidnight(month));
  const validUntil = new Date(kstMidnight(periodStart(month, -1)));
  for (const { grade, gradeName, monthlyCouponPrice: amount = 0 } of grades) {
    if (amount === 0 || !graded.some((member) => member.grade === grade)) continue;
    const name = `${Number(month.slice(5, 7))}월 ${gradeName} 등급 쿠폰`;
    await openMonthlyCoupon(tx, { month, grade, name, amount, validFrom, validUntil, now });
  }
  const told = { title: "이번 달 등급 쿠폰이 왔어요", body: "이번 달 안에 주문서에서 쓸 수 있어요." };
  await giveMonthlyCoupons(tx, { month, members: graded, ...told, now });
}

function changeOf(grades: readonly Grade[], member: Purchaser): GradeChange[] {
  const { grade, gradeName, purchasePointPer } = findGradeForPurchases(grades, member.purchased);
  if (grade === member.grade) return [];
  const title = grade > member.grade ? "등급이 올랐어요" : "이번 달 등급이 바뀌었어요";
  const body = `이번 달은 ${gradeName} 등급이에요. 구매하면 ${purchasePointPer}%가 포인트로 쌓여요.`;
  return [{ ...member, toGrade: grade, title, body }];
}
