import { shippingPolicyCalls } from "@todayfruit/contract/shipping-policies/shipping-policies.calls";
import { bind } from "../../http/bind-calls.ts";
import { recordHandlers } from "../record-edits/tables/record-handlers.ts";
import { shippingPolicyRecord } from "./shipping-policy-record.ts";

const HANDLERS = recordHandlers(shippingPolicyRecord);

export const shippingPolicyRoutes = bind(shippingPolicyCalls, {
  "GET /operator/v1/shipping-policies": HANDLERS.list,
  "PATCH /operator/v1/shipping-policies": HANDLERS.edit,
});
