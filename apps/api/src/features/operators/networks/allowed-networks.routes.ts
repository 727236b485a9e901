import { allowedNetworkCalls } from "@todayfruit/contract/operators/allowed-networks.calls";
import { bindCalls } from "../../../http/bind-calls.ts";
import { changeNetworks, showNetworks } from "./show-and-change-networks.ts";

export const allowedNetworkRoutes = bindCalls(allowedNetworkCalls, {
  "GET /operator/v1/allowed-networks": showNetworks,
  "PUT /operator/v1/allowed-networks": changeNetworks,
});
