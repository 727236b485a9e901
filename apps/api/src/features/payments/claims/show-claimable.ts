import type { Input, Reply } from "@todayfruit/contract/all-calls";
import { addDays, kstDateOf } from "@todayfruit/domain/calendar/kst";
import {
  CHANGED_MIND_DAYS,
  type ClaimRefusal,
  mayClaim,
  SELLERS_FAULT_DAYS,
} from "@todayfruit/domain/claims/may-claim";
import { CLAIM_REASONS } from "@todayfruit/domain/claims/vocabulary";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { BuyerContext } from "../../../http/context.ts";
import { boughtOf } from "../withdrawals/bought.ts";
import { findWithdrawable, listBoughtProducts } from "../withdrawals/withdrawals.repository.ts";
import { mayAccessClaims } from "./claim-access.ts";
import { isFresh, linesOf, returnShippingFeeOf } from "./claimed-lines.ts";
import { findArrival, hasOpenClaim } from "./claims.repository.ts";

type Claimable = Reply<"GET /v1/app-users/order-items/{id}/products/{pid}/claimable">;
type Refusal = ClaimRefusal | "ORDER_NOT_FOUND" | "CLAIM_NOTHING_LEFT";

/** What of a product may be claimed, for how much, until when; or why nothing may. */
export async function showClaimable(
  { path: { id, pid } }: Input<"GET /v1/app-users/order-items/{id}/products/{pid}/claimable">,
  { db, buyer, now }: BuyerContext,
): Promise<Result<Claimable, Refusal, undefined>> {
  const order = await findWithdrawable(db, id);
  if (!order || !(await mayAccessClaims(db, { buyer, now }, order))) return refuse("ORDER_NOT_FOUND");
  const products = await listBoughtProducts(db, id);
  const product = products.find((each) => each.id === pid);
  if (!product) return refuse("ORDER_NOT_FOUND");
  const arrivedAt = await findArrival(db, id, pid);
  const deliveredOn = arrivedAt && kstDateOf(arrivedAt.toISOString());
  const about = {
    status: product.status,
    wish: "refund" as const,
    isFresh: isFresh(product),
    deliveredOn,
    today: kstDateOf(now().toISOString()),
  };
  const first = mayClaim({ ...about, reason: "spoiled" });
  if (!first.ok) return refuse(first.code);
  if (await hasOpenClaim(db, pid)) return refuse("CLAIM_OPEN");
  const lines = linesOf(boughtOf(order, products), product);
  if (deliveredOn === null || lines.every(({ left }) => left === 0)) return refuse("CLAIM_NOTHING_LEFT");
  const reasons = CLAIM_REASONS.filter((reason) => mayClaim({ ...about, reason }).ok);
  return ok({
    productName: product.name,
    image: product.images[0] ?? null,
    options: lines.map(({ id: lineId, name, units, worth, left }) => ({
      id: lineId,
      name,
      optionUnit: units,
      price: worth,
      left,
    })),
    reasons,
    until: addDays(deliveredOn, SELLERS_FAULT_DAYS),
    changedMindUntil: reasons.includes("changed_mind") ? addDays(deliveredOn, CHANGED_MIND_DAYS) : null,
    returnShippingFee: returnShippingFeeOf(product),
    needsAccount: order.method === "vbank" && !order.has_account,
  });
}
