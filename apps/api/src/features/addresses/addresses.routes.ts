import { addressCalls } from "@todayfruit/contract/calls/addresses";
import { ok } from "@todayfruit/domain/result";
import { bind } from "../../http/bind.ts";
import { addAddress } from "./add-address.ts";
import { presentAddress } from "./address.presenter.ts";
import { listAddressRows } from "./addresses.repository.ts";
import { changeAddress, deleteAddress } from "./change-address.ts";

export const addressRoutes = bind(addressCalls, {
  "GET /v1/app-users/delivery-address": async (_input, { db, buyer }) =>
    ok({ list: (await listAddressRows(db, buyer.id)).map(presentAddress) }),
  "POST /v1/app-users/delivery-address": addAddress,
  "PUT /v1/app-users/delivery-address/{id}": changeAddress,
  "DELETE /v1/app-users/delivery-address/{id}": deleteAddress,
});
