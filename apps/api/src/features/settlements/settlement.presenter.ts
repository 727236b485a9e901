import type { Reply } from "@todayfruit/contract/all-calls";
import type { NewSettlement, SettlementRow } from "./settlements.repository.ts";

type Sums = Omit<Reply<"POST /operator/v1/settlements">["list"][number], "id">;
export type PresentedSettlement = Reply<"GET /operator/v1/settlements">["list"][number];

/** Presents the sums of a settlement, in 원. */
export function presentSums(
  farm: { id: number; name: string },
  { units, goods, shipping, returns, corrections, total }: Omit<NewSettlement, "distributor_id">,
): Sums {
  return {
    distributorId: farm.id,
    distributorName: farm.name,
    units,
    goods,
    shipping,
    returns,
    corrections,
    total,
  };
}

export function presentSettlement(row: SettlementRow): PresentedSettlement {
  return {
    id: row.id,
    ...presentSums({ id: row.distributor_id, name: row.distributor_name }, row),
    through: row.through,
    closedAt: row.closed_at.toISOString(),
    closedBy: row.closed_by,
    paidOn: row.paid_on,
    version: row.version,
  };
}
