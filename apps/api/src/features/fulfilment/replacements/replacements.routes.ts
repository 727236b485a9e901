import { replacementCalls } from "@todayfruit/contract/fulfilment/operator-replacements.calls";
import { bindCalls } from "../../../http/bind-calls.ts";
import { listReplacements } from "./list-replacements.ts";
import {
  dispatchReplacement,
  markReplacementArrived,
  packReplacementGoods,
} from "./transition-replacement.ts";

export const replacementRoutes = bindCalls(replacementCalls, {
  "GET /operator/v1/replacements": listReplacements,
  "PUT /operator/v1/replacements/{id}/pack": packReplacementGoods,
  "PUT /operator/v1/replacements/{id}/dispatch": dispatchReplacement,
  "PUT /operator/v1/replacements/{id}/arrive": markReplacementArrived,
});
