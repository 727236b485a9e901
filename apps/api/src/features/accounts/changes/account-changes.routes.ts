import { accountChangeCalls } from "@todayfruit/contract/calls/account/account-changes";
import { bind } from "../../../http/bind.ts";
import { showChange, undoChange } from "./undo-change.ts";

export const accountChangeRoutes = bind(accountChangeCalls, {
  "GET /v1/account-changes/{token}": (input, context) => showChange(context, input),
  "POST /v1/account-changes/{token}/undo": (input, context) => undoChange(context, input),
});
