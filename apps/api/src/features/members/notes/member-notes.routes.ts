import { memberNoteCalls } from "@todayfruit/contract/members/member-notes.calls";
import { bindCalls } from "../../../http/bind-calls.ts";
import { buildRecordHandlers } from "../../record-edits/tables/build-record-handlers.ts";
import { memberNoteRecordDefinition } from "./member-note-record-definition.ts";

const HANDLERS = buildRecordHandlers(memberNoteRecordDefinition);

export const memberNoteRoutes = bindCalls(memberNoteCalls, {
  "GET /operator/v1/member-notes": HANDLERS.list,
  "POST /operator/v1/member-notes": HANDLERS.add,
  "PATCH /operator/v1/member-notes": HANDLERS.edit,
  "POST /operator/v1/member-notes/delete": HANDLERS.remove,
});
