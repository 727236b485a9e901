import { shippingPolicyCalls } from "@todayfruit/contract/shipping-policies/shipping-policies.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { buildRecordHandlers } from "../record-edits/tables/build-record-handlers.ts";
import { shippingPolicyRecordDefinition } from "./shipping-policy-record-definition.ts";

const HANDLERS = buildRecordHandlers(shippingPolicyRecordDefinition);

export const shippingPolicyRoutes = bindCalls(shippingPolicyCalls, {
  "GET /operator/v1/shipping-policies": HANDLERS.list,
  "PATCH /operator/v1/shipping-policies": HANDLERS.edit,
});
