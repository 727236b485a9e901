/** Sum of the discounts (원) of the coupon `c` by orders that kept it, as SQL. */
export const COUPON_DISCOUNT_SUM = `coalesce((select sum(cu.discount) from coupon_redemption cu
  where cu.coupon_id = c.id and not cu.is_returned), 0)`;

/** Condition under which the coupon `c` can be issued: not stopped, and below its limit and its budget. */
export const COUPON_IS_ISSUABLE = `(not c.is_stopped and (c.issue_limit is null or c.issued < c.issue_limit)
  and (c.budget is null or ${COUPON_DISCOUNT_SUM} < c.budget))`;
