import { lotRecallCalls } from "@todayfruit/contract/stock-lots/lot-recalls.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { listLotOrders } from "./list-lot-orders.ts";
import { notifyBuyersOfLot } from "./notify-buyers-of-lot.ts";
import { recallLot } from "./recall-lot.ts";

export const lotRecallRoutes = bindCalls(lotRecallCalls, {
  "POST /operator/v1/stock-lots/{id}/recall": recallLot,
  "GET /operator/v1/stock-lots/{id}/orders": listLotOrders,
  "POST /operator/v1/stock-lots/{id}/messages": notifyBuyersOfLot,
});
