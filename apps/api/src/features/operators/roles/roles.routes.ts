import { roleCalls } from "@todayfruit/contract/operators/roles.calls";
import { bindCalls } from "../../../http/bind-calls.ts";
import { changeGoodwillLimits } from "./change-goodwill-limits.ts";
import { addOwnRole, changeRole, listAllRoles, removeRole } from "./manage-roles.ts";

export const roleRoutes = bindCalls(roleCalls, {
  "GET /operator/v1/roles": listAllRoles,
  "POST /operator/v1/roles": addOwnRole,
  "PUT /operator/v1/roles/{id}": changeRole,
  "PUT /operator/v1/roles/{id}/goodwill-limits": changeGoodwillLimits,
  "POST /operator/v1/roles/{id}/delete": removeRole,
});
