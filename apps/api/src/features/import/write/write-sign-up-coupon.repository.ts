import { statement, type Tx } from "../../../db/database.ts";
import type { GradeRulesRecord } from "../records/grade-rules-record.ts";

const WRITE = statement(
  "import-sign-up-coupon",
  `insert into coupon (name, discount_kind, discount_amount, conditions, valid_from, valid_until, valid_days, created_at,
          moment, rule)
   values ($1, 'amount', $2, jsonb_build_array(jsonb_build_object('code', 'FIRST_PURCHASE'),
             jsonb_build_object('code', 'MIN_PRICE', 'minPrice', $3::int)),
           $5, $5::timestamptz + interval '10 years', $4, $5, 'sign_up', 'sign_up')
       on conflict (rule) do update
      set name = excluded.name, discount_amount = excluded.discount_amount, conditions = excluded.conditions,
          valid_days = excluded.valid_days`,
);

/** Writes the coupon that each new member is given for a first purchase; `now` is an instant. */
export async function writeSignUpCoupon(
  tx: Tx,
  { name, amount, minPrice, validDays }: NonNullable<GradeRulesRecord["signUpCoupon"]>,
  now: string,
): Promise<void> {
  await tx.run(WRITE, [name, amount, minPrice, validDays, new Date(now)]);
}
