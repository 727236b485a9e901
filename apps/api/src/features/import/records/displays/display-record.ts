import { Id, nullable, oneOf } from "@todayfruit/contract/common-schemas";
import { DISPLAY_UI_TYPES } from "@todayfruit/contract/displays/display-tabs-and-groups";
import { GROUP_ORDERS } from "@todayfruit/domain/displays/display-group-texts-and-claims";
import { type Static, Type } from "typebox";
import { DayOffset, Key, Line, MediaPath } from "../record-field-schemas.ts";

const Ids = Type.Array(Id, { maxItems: 200 });

/** Row of `banners` in `displays.json`. */
export const BannerRecord = Type.Object({
  id: Id,
  title: Line(100),
  subTitle: nullable(Line(200)),
  image: MediaPath,
  link: Type.Object({
    type: oneOf(["product", "category", "displayGroup", "tab", "path"]),
    productId: Type.Optional(Id),
    categoryId: Type.Optional(Id),
    displayGroupName: Type.Optional(Line(60)),
    tabKey: Type.Optional(Key),
    path: Type.Optional(
      Type.String({
        pattern: "^/(?![/\\\\])[\\w./?=&%-]*$",
        maxLength: 200,
        reason: "/로 시작하는 가게 안의 주소여야 해요",
      }),
    ),
  }),
  backgroundColor: Type.String({ pattern: "^#[0-9A-Fa-f]{6}$", reason: "#RRGGBB여야 해요" }),
  displayBeginOffset: DayOffset,
  displayEndOffset: DayOffset,
});
export type BannerRecord = Static<typeof BannerRecord>;

const Leaf = { id: Id, name: Line(40), subTitle: Type.Optional(nullable(Line(200))), productIds: Ids };
const Tab = Type.Object({ ...Leaf, tabs: Type.Optional(Type.Array(Type.Object(Leaf), { maxItems: 20 })) });
export type TabRecord = Static<typeof Tab>;

/** Row of `displayGroups` in `displays.json`. */
export const DisplayGroupRecord = Type.Object({
  id: Id,
  name: Line(60),
  title: nullable(Line(100)),
  subTitle: nullable(Line(200)),
  orderByType: oneOf(GROUP_ORDERS),
  displayContentsType: oneOf(["product", "tab"]),
  displayUiType: oneOf(DISPLAY_UI_TYPES),
  productIds: Ids,
  tabs: Type.Array(Tab, { maxItems: 20 }),
  bannerIds: Type.Optional(Ids),
  categoryIds: Type.Optional(Ids),
  reviewIds: Type.Optional(Ids),
  videoIds: Type.Optional(Ids),
  /** Shows only products whose timed price holds now. */
  isTimeSale: Type.Optional(Type.Boolean()),
  /** Last day on which it is shown. */
  displayEndOffset: Type.Optional(DayOffset),
});
export type DisplayGroupRecord = Static<typeof DisplayGroupRecord>;

/** Row of `categoryDisplays` in `displays.json`: the groups of a category in sequence. */
export const CategoryDisplayRecord = Type.Object({ categoryId: Id, displayGroupIds: Ids });
export type CategoryDisplayRecord = Static<typeof CategoryDisplayRecord>;

const List = Type.Array(Type.Unknown());

/** `displays.json`, a file of several lists. `pages[tab][subTab]` lists the ids of groups in the sequence shown. */
export const DisplaysRecord = Type.Object({
  mainNavigation: List,
  subTabs: Type.Record(Key, List),
  pages: Type.Record(Key, Type.Record(Key, Ids)),
  displayGroups: List,
  categoryDisplays: List,
  banners: List,
  homeBestProductGroups: List,
  bestRankings: List,
  advertising: List,
  style: Type.Unknown(),
});
export type DisplaysRecord = Static<typeof DisplaysRecord>;
