import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { mayAccessFarm } from "../farm-access/farm-operator.policy.ts";
import { findVariantSettings } from "../shop-settings/find-variant-settings.ts";
import { presentSettlement } from "./settlement.presenter.ts";
import {
  findSettledFarm,
  findSettlement,
  listSettlementAdjustments,
  listSettlementLines,
} from "./settlements.repository.ts";

/**
 * Shows a settlement as the statement that the farm gets: both parties, goods by option and unit cost, and every
 * adjustment. Five statements.
 */
export async function showSettlement(
  { path }: Input<"GET /operator/v1/settlements/{id}">,
  context: OperatorContext,
): Promise<Answer<"GET /operator/v1/settlements/{id}">> {
  const { db } = context;
  const settlement = await findSettlement(db, path.id);
  if (!settlement || !mayAccessFarm(context, settlement.distributor_id))
    return refuse("SETTLEMENT_NOT_FOUND");
  const [lines, adjustments, farm, shop] = await Promise.all([
    listSettlementLines(db, path.id),
    listSettlementAdjustments(db, path.id),
    findSettledFarm(db, path.id),
    findVariantSettings(db, context.rules.variant),
  ]);
  return ok({
    ...presentSettlement(settlement),
    farm: {
      name: farm.name,
      businessNumber: farm.business_number,
      address: farm.shipping_address,
      phone: farm.cs_phone,
    },
    shop: {
      name: shop.companyName,
      representative: shop.representative,
      businessNumber: shop.businessNumber,
      address: shop.address,
      phone: shop.phone,
    },
    lines: lines.map((line) => ({
      productId: line.product_id,
      productName: line.product_name,
      optionName: line.option_name,
      units: line.units ?? 0,
      unitCost: line.supply_cost,
      amount: line.amount ?? 0,
    })),
    adjustments: adjustments.map(({ id, kind, order_id, order_number, amount, reason }) => ({
      id,
      kind,
      orderId: order_id,
      orderNumber: order_number,
      amount,
      reason,
    })),
  });
}
