import { settlementCalls } from "@todayfruit/contract/settlements/settlements.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { addSettlementCorrection } from "./add-settlement-correction.ts";
import { closeSettlements } from "./close-settlements.ts";
import { listSettlements } from "./list-settlements.ts";
import { markSettlementPaid } from "./mark-settlement-paid.ts";
import { showSettlement } from "./show-settlement.ts";

export const settlementRoutes = bindCalls(settlementCalls, {
  "GET /operator/v1/settlements": listSettlements,
  "POST /operator/v1/settlements": closeSettlements,
  "GET /operator/v1/settlements/{id}": showSettlement,
  "PUT /operator/v1/settlements/{id}/payment": markSettlementPaid,
  "POST /operator/v1/settlement-corrections": addSettlementCorrection,
});
