import { accountChangeCalls } from "@todayfruit/contract/account-changes/undo-account-change.calls";
import { bind } from "../../../http/bind-calls.ts";
import { showChange, undoChange } from "./show-and-undo-account-change.ts";

export const accountChangeRoutes = bind(accountChangeCalls, {
  "GET /v1/account-changes/{token}": showChange,
  "POST /v1/account-changes/{token}/undo": undoChange,
});
