import { changeCalls } from "@todayfruit/contract/changes/operator-changes.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { cancelChange } from "./cancel-change.ts";
import { listOperatorChanges } from "./list-operator-changes.ts";
import { showChange } from "./show-change.ts";
import { undoChange } from "./undo-change.ts";

export const changeRoutes = bindCalls(changeCalls, {
  "GET /operator/v1/changes": listOperatorChanges,
  "GET /operator/v1/changes/{id}": showChange,
  "POST /operator/v1/changes/{id}/undo": undoChange,
  "POST /operator/v1/changes/{id}/cancel": cancelChange,
});
