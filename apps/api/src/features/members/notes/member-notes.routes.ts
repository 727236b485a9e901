import { memberNoteCalls } from "@todayfruit/contract/members/member-notes.calls";
import { bind } from "../../../http/bind-calls.ts";
import { recordHandlers } from "../../record-edits/tables/record-handlers.ts";
import { memberNoteRecordDefinition } from "./member-note-record-definition.ts";

const HANDLERS = recordHandlers(memberNoteRecordDefinition);

export const memberNoteRoutes = bind(memberNoteCalls, {
  "GET /operator/v1/member-notes": HANDLERS.list,
  "POST /operator/v1/member-notes": HANDLERS.add,
  "PATCH /operator/v1/member-notes": HANDLERS.edit,
  "POST /operator/v1/member-notes/delete": HANDLERS.remove,
});
