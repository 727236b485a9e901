import { Id } from "@todayfruit/contract/common-schemas";
import { type Static, Type } from "typebox";
import { DayOffset, Line } from "../record-field-schemas.ts";

/** Row of `notices.json`; one with a future day is shown from that day. */
export const NoticeRecord = Type.Object({
  id: Id,
  type: Line(20),
  title: Line(100),
  contents: Line(5000),
  dateOffset: DayOffset,
  isPinned: Type.Boolean(),
});
export type NoticeRecord = Static<typeof NoticeRecord>;
