import { addressChangeCalls } from "@todayfruit/contract/calls/buy/address-change";
import { bind } from "../../../http/bind.ts";
import { changeDeliveryAddress } from "./change-delivery-address.ts";

export const addressChangeRoutes = bind(addressChangeCalls, {
  "PUT /v1/app-users/orders/{id}/delivery-address": changeDeliveryAddress,
});
