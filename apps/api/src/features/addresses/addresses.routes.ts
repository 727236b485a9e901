import { addressCalls } from "@todayfruit/contract/addresses/addresses.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { addAddress } from "./add-address.ts";
import { changeAddress } from "./change-address.ts";
import { deleteAddress } from "./delete-address.ts";
import { listAddresses } from "./list-addresses.ts";

export const addressRoutes = bindCalls(addressCalls, {
  "GET /v1/app-users/delivery-address": listAddresses,
  "POST /v1/app-users/delivery-address": addAddress,
  "PUT /v1/app-users/delivery-address/{id}": changeAddress,
  "DELETE /v1/app-users/delivery-address/{id}": deleteAddress,
});
