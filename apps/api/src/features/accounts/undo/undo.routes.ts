import { accountChangeCalls } from "@todayfruit/contract/account-changes/undo-account-change.calls";
import { bindCalls } from "../../../http/bind-calls.ts";
import { showChange, undoChange } from "./show-and-undo-account-change.ts";

export const accountChangeRoutes = bindCalls(accountChangeCalls, {
  "GET /v1/account-changes/{token}": showChange,
  "POST /v1/account-changes/{token}/undo": undoChange,
});
