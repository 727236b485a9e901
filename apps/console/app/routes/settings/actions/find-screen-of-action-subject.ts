import { paths } from "../../../paths.ts";

/**
 * Returns the screen of the object that an action is about; `null` where the console has none for it alone.
 *
 * @example findScreenOfActionSubject("order 812") // "/orders/812"
 */
export function findScreenOfActionSubject(subject: string): string | null {
  const [, kind = "", id] = /^([a-z -]+) (\d+)$/.exec(subject) ?? [];
  return SCREENS[kind]?.(Number(id)) ?? null;
}

const SCREENS: Record<string, (id: number) => string> = {
  order: paths.order,
  product: paths.product,
  member: paths.member,
  settlement: paths.settlement,
  import: paths.import,
  campaign: paths.campaign,
  claim: (id) => paths.claims({ id }),
  coupon: (id) => paths.coupons({ id }),
};
