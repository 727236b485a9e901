import type { CouponMoment } from "@todayfruit/domain/coupons/automatic-coupon-moments";
import type { CouponScopeEntry } from "@todayfruit/domain/coupons/coupon-scope";
import type { CouponCondition, CouponTarget } from "@todayfruit/domain/coupons/coupon-types";
import { type RowOf, type Runner, statement } from "../../../db/database.ts";
import { COUPON_IS_ISSUABLE } from "../coupon-issuable.sql.ts";
import { COUPON_SCOPE } from "../coupon-scope.sql.ts";

export type ListedCouponRow = RowOf<typeof LIST>;

const STATUS = `case when c.is_stopped then 'stopped' when c.valid_until <= $2 then 'ended'
                when c.valid_from > $2 then 'scheduled' else 'running' end`;

const LIST = statement(
  "list-operator-coupons",
  `select c.id, c.version, c.name, c.target, c.discount_kind, c.discount_amount, c.discount_percent, c.conditions,
          c.valid_from, c.valid_until, c.valid_days, c.download_from, c.download_until, c.issue_limit, c.per_member,
          c.code, c.moment, c.moment_grade, c.budget, c.is_stopped, c.issued, c.created_at, ${COUPON_SCOPE} as scope,
          ${STATUS} as status, results.used, results.discount_sum
     from coupon c
    cross join lateral (select count(*)::int as used, coalesce(sum(cu.discount), 0)::bigint as discount_sum
                          from coupon_redemption cu where cu.coupon_id = c.id and not cu.is_returned) results
    where c.id < $1
      and ($3::text is null or c.name ilike '%' || $3 || '%' or c.code = upper($3))
      and ($4::text is null or $4 = 'giveable' and c.valid_until > $2 and ${COUPON_IS_ISSUABLE} or ${STATUS} = $4)
      and ($5::text is null or $5 = 'code' and c.code is not null or $5 = 'moment' and c.moment is not null
           or $5 = 'download' and c.download_until is not null)
    order by c.id desc limit $6`,
).narrow<{
  target: CouponTarget;
  discount_kind: "amount" | "percent";
  conditions: CouponCondition[];
  moment: CouponMoment | null;
  scope: CouponScopeEntry[];
  status: "running" | "scheduled" | "stopped" | "ended";
  used: number;
  discount_sum: number;
}>();

export type CouponQuery = {
  before: number;
  now: Date;
  search: string | null;
  status: string | null;
  givenBy: string | null;
  take: number;
};

/** Lists coupons before an id with what orders used of them, the newest first. */
export function listCouponRows(db: Runner, query: CouponQuery): Promise<ListedCouponRow[]> {
  const { before, now, search, status, givenBy, take } = query;
  const escaped = search === null ? null : search.replaceAll(/[\\%_]/g, "\\$&");
  return db.run(LIST, [before, now, escaped, status, givenBy, take]);
}
