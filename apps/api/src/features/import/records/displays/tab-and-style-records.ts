import { Id } from "@todayfruit/contract/common-schemas";
import { DISPLAY_UI_TYPES } from "@todayfruit/contract/displays/display-tabs-and-groups";
import { type Static, Type } from "typebox";
import { Key, Line, Sort } from "../record-field-schemas.ts";

/** Row of `mainNavigation` in `displays.json`. */
export const NavigationRecord = Type.Object({
  id: Id,
  key: Key,
  name: Line(40),
  sort: Sort,
  default: Type.Optional(Type.Boolean()),
});
export type NavigationRecord = Static<typeof NavigationRecord>;

/** Row of `subTabs[tab]` in `displays.json`. */
export const SubTabRecord = Type.Object({
  id: Id,
  key: Key,
  name: Line(40),
  categoryId: Type.Optional(Id),
});
export type SubTabRecord = Static<typeof SubTabRecord>;

const Size = Type.Integer({ minimum: 0, maximum: 1000 });
const Style = Type.Object(
  {
    aspectRatio: Type.String({ pattern: "^\\d{1,3}:\\d{1,3}$", reason: "가로:세로여야 해요" }),
    autoplaySeconds: Type.Number({ minimum: 0, maximum: 60 }),
    columns: Size,
    gap: Size,
    visible: Type.Number({ minimum: 0, maximum: 20 }),
    height: Size,
    showRank: Type.Boolean(),
  },
  { additionalProperties: false, required: [] },
);

/** `style` in `displays.json`: the style of each kind of group. */
export const StyleRecord = Type.Object(
  Object.fromEntries(DISPLAY_UI_TYPES.map((type) => [type, Type.Optional(Style)])),
  { additionalProperties: false },
);
export type StyleRecord = Static<typeof StyleRecord>;
