import { abandonedCartMessageCalls } from "@todayfruit/contract/campaigns/abandoned-cart-messages.calls";
import { campaignCalls } from "@todayfruit/contract/campaigns/campaigns.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { buildRecordHandlers } from "../record-edits/tables/build-record-handlers.ts";
import { abandonedCartMessageRecordDefinition } from "./abandoned-carts/abandoned-cart-message-record-definition.ts";
import { campaignRecordDefinition } from "./campaign-record-definition.ts";
import { showCampaignProgress } from "./show-campaign-progress.ts";

const CAMPAIGNS = buildRecordHandlers(campaignRecordDefinition);
const CART_MESSAGES = buildRecordHandlers(abandonedCartMessageRecordDefinition);

export const campaignRoutes = bindCalls(campaignCalls, {
  "GET /operator/v1/campaigns": CAMPAIGNS.list,
  "GET /operator/v1/campaigns/{id}": showCampaignProgress,
  "POST /operator/v1/campaigns": CAMPAIGNS.add,
  "PATCH /operator/v1/campaigns": CAMPAIGNS.edit,
  "POST /operator/v1/campaigns/delete": CAMPAIGNS.remove,
});

export const abandonedCartMessageRoutes = bindCalls(abandonedCartMessageCalls, {
  "GET /operator/v1/abandoned-cart-messages": CART_MESSAGES.list,
  "POST /operator/v1/abandoned-cart-messages": CART_MESSAGES.add,
  "PATCH /operator/v1/abandoned-cart-messages": CART_MESSAGES.edit,
  "POST /operator/v1/abandoned-cart-messages/delete": CART_MESSAGES.remove,
});
