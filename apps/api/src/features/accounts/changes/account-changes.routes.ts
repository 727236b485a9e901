import { accountChangeCalls } from "@todayfruit/contract/calls/account/account-changes";
import { bind } from "../../../http/bind.ts";
import { showChange, undoChange } from "./undo-change.ts";

export const accountChangeRoutes = bind(accountChangeCalls, {
  "GET /v1/account-changes/{token}": showChange,
  "POST /v1/account-changes/{token}/undo": undoChange,
});
