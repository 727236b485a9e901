import { apiKeyCalls } from "@todayfruit/contract/api-keys/api-keys.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { addNewApiKey } from "./add-api-key.ts";
import { editApiKeys } from "./edit-api-keys.ts";
import { listAllApiKeys } from "./list-api-keys.ts";
import { revokeApiKey, rotateApiKey } from "./rotate-and-revoke-api-key.ts";

export const apiKeyRoutes = bindCalls(apiKeyCalls, {
  "GET /operator/v1/api-keys": listAllApiKeys,
  "POST /operator/v1/api-keys": addNewApiKey,
  "PATCH /operator/v1/api-keys": editApiKeys,
  "POST /operator/v1/api-keys/{id}/rotate": rotateApiKey,
  "POST /operator/v1/api-keys/{id}/revoke": revokeApiKey,
});
