import { operatorProductFeedCalls } from "@todayfruit/contract/product-feeds/operator-product-feeds.calls";
import { productFeedCalls } from "@todayfruit/contract/product-feeds/product-feeds.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { buildRecordHandlers } from "../record-edits/tables/build-record-handlers.ts";
import { productFeedRecordDefinition } from "./product-feed-record-definition.ts";
import { renewProductFeedAddress } from "./renew-product-feed-address.ts";
import { showProductFeed } from "./show-product-feed.ts";

const HANDLERS = buildRecordHandlers(productFeedRecordDefinition);

export const productFeedRoutes = bindCalls(productFeedCalls, {
  "GET /v1/product-feeds/{token}": showProductFeed,
});

export const operatorProductFeedRoutes = bindCalls(operatorProductFeedCalls, {
  "GET /operator/v1/product-feeds": HANDLERS.list,
  "POST /operator/v1/product-feeds": HANDLERS.add,
  "PATCH /operator/v1/product-feeds": HANDLERS.edit,
  "POST /operator/v1/product-feeds/delete": HANDLERS.remove,
  "POST /operator/v1/product-feeds/{id}/address": renewProductFeedAddress,
});
