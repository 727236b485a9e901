import type { Input } from "@todayfruit/contract/all-calls";

type CouponQuery = NonNullable<Input<"GET /operator/v1/coupons">["query"]>;

/** Views of the list of coupons, with the filter of each. */
export const COUPON_VIEWS = [
  { view: "running", label: "켜짐", filter: { status: "running" } },
  { view: "scheduled", label: "예약", filter: { status: "scheduled" } },
  { view: "stopped", label: "멈춤", filter: { status: "stopped" } },
  { view: "ended", label: "끝남", filter: { status: "ended" } },
  { view: "code", label: "코드", filter: { givenBy: "code" } },
  { view: "moment", label: "저절로 주는 것", filter: { givenBy: "moment" } },
] as const satisfies readonly { view: string; label: string; filter: CouponQuery }[];

export type CouponView = (typeof COUPON_VIEWS)[number];

/** Returns the view of an address; what is no view is the first one. */
export function couponViewOf(text: string | null): CouponView {
  return COUPON_VIEWS.find(({ view }) => view === text) ?? COUPON_VIEWS[0];
}
