import { DISPLAY_UI_TYPES } from "@todayfruit/contract/entities/display";
import { Id, nullable, oneOf, Text } from "@todayfruit/contract/schema";
import { type Static, Type } from "typebox";
import { DayOffset, Line, MediaPath } from "./fields.ts";

const Ids = Type.Array(Id, { maxItems: 200 });

/** One of `banners` in `displays.json`. */
export const BannerRecord = Type.Object({
  id: Id,
  title: Line(100),
  subTitle: nullable(Line(200)),
  image: MediaPath,
  link: Type.Object({
    type: oneOf(["product", "category", "displayGroup", "tab", "path"]),
    productId: Type.Optional(Id),
    categoryId: Type.Optional(Id),
  }),
  backgroundColor: Type.String({ pattern: "^#[0-9A-Fa-f]{6}$", reason: "#RRGGBB여야 해요" }),
  displayBeginOffset: DayOffset,
  displayEndOffset: DayOffset,
});
export type BannerRecord = Static<typeof BannerRecord>;

const Leaf = { id: Id, name: Line(40), productIds: Ids };
const Tab = Type.Object({ ...Leaf, tabs: Type.Optional(Type.Array(Type.Object(Leaf), { maxItems: 20 })) });

/** One of `displayGroups` in `displays.json`. */
export const DisplayGroupRecord = Type.Object({
  id: Id,
  name: Line(60),
  title: nullable(Line(100)),
  subTitle: nullable(Line(200)),
  orderByType: Line(20),
  displayContentsType: oneOf(["product", "tab"]),
  displayUiType: oneOf(DISPLAY_UI_TYPES),
  productIds: Ids,
  tabs: Type.Array(Tab, { maxItems: 20 }),
  bannerIds: Type.Optional(Ids),
  categoryIds: Type.Optional(Ids),
  reviewIds: Type.Optional(Ids),
  videoIds: Type.Optional(Ids),
  timeSaleEndHour: Type.Optional(Type.Integer({ minimum: 1, maximum: 24 })),
});
export type DisplayGroupRecord = Static<typeof DisplayGroupRecord>;

/** `displays.json`: `pages[tab][subTab]` are ids of groups in the order in which they are shown. */
export const DisplaysRecord = Type.Object({
  pages: Type.Record(Text(40), Type.Record(Text(40), Ids)),
  displayGroups: Type.Array(Type.Unknown()),
  banners: Type.Array(Type.Unknown()),
});
export type DisplaysRecord = Static<typeof DisplaysRecord>;
