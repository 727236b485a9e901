import {
  operatorOrderAddressCalls,
  orderAddressCalls,
} from "@todayfruit/contract/order-addresses/order-addresses.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { changeAddressByOperator } from "./change-address-by-operator.ts";
import { changeDeliveryAddress } from "./change-delivery-address.ts";
import { previewDeliveryAddress } from "./preview-delivery-address.ts";

export const orderAddressRoutes = bindCalls(orderAddressCalls, {
  "PUT /v1/app-users/orders/{id}/delivery-address": changeDeliveryAddress,
  "GET /v1/app-users/orders/{id}/delivery-address/preview": previewDeliveryAddress,
});

export const operatorOrderAddressRoutes = bindCalls(operatorOrderAddressCalls, {
  "PUT /operator/v1/orders/{id}/delivery-address": changeAddressByOperator,
});
