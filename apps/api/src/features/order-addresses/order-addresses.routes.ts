import { orderAddressCalls } from "@todayfruit/contract/order-addresses/order-addresses.calls";
import { bind } from "../../http/bind-calls.ts";
import { changeDeliveryAddress } from "./change-delivery-address.ts";

export const orderAddressRoutes = bind(orderAddressCalls, {
  "PUT /v1/app-users/orders/{id}/delivery-address": changeDeliveryAddress,
});
