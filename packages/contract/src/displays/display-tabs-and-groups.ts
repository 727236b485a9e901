import { Type } from "typebox";
import { ProductSummary } from "../catalog/product.ts";
import { Count, closed, Id, Instant, nullable, oneOf, Text } from "../common-schemas.ts";
import { Video } from "../videos/video.ts";

export const DISPLAY_UI_TYPES = [
  "bigBanner",
  "categoryIcons",
  "bannerStrip",
  "grid2",
  "carousel",
  "rankingList",
  "bigCard",
  "reviewCarousel",
  "videoRow",
  "fundingList",
] as const;

/** A main tab of the home: 홈, 베스트, 오늘특가 … */
export const MainNavigation = closed({
  id: Id,
  key: Text(40),
  name: Text(40),
  sort: Count,
  isDefault: Type.Boolean(),
});

/** A tab below a main tab; `categoryId` when it represents a category. */
export const SubTab = closed({ id: Id, key: Text(40), name: Text(40), categoryId: nullable(Id) });

export const Banner = closed({
  id: Id,
  title: Text(100),
  subTitle: nullable(Text(200)),
  image: Text(200),
  href: Text(200),
  backgroundColor: Text(9),
});

export const ReviewSummary = closed({
  id: Id,
  score: Type.Integer({ minimum: 1, maximum: 5 }),
  contents: Text(2000),
  nickname: Text(30),
  optionName: Text(120),
  image: nullable(Text(200)),
  product: closed({ id: Id, name: Text(120) }),
});

const tab = {
  id: Id,
  name: Text(40),
  subTitle: nullable(Text(200)),
  products: Type.Array(ProductSummary),
};

/**
 * A tab of a display group, with the tabs inside it. In lists only the tab shown first has its products; those of the
 * others come from `GET /v4/display-category/{id}/display-products`.
 */
export const DisplayTab = closed({ ...tab, tabs: Type.Array(closed(tab)) });

export const DisplayTabButton = closed({ id: Id, name: Text(40) });

/** Head of a display group, without its contents. */
export const DisplayGroupName = closed({
  id: Id,
  name: Text(60),
  title: nullable(Text(100)),
  subTitle: nullable(Text(200)),
  orderByType: Text(20),
  displayContentsType: oneOf(["product", "tab"]),
  displayUiType: oneOf(DISPLAY_UI_TYPES),
});

/** One group of a display, in the order of display. */
export const DisplayGroup = closed({
  ...DisplayGroupName.properties,
  products: Type.Array(ProductSummary),
  tabs: Type.Array(DisplayTab),
  banners: Type.Array(Banner),
  categories: Type.Array(closed({ id: Id, slug: nullable(Text(40)), name: Text(40), icon: Text(200) })),
  reviews: Type.Array(ReviewSummary),
  videos: Type.Array(Video),
  endsAt: nullable(Instant),
});

/** Layout of each kind of group; `null` for settings that a kind does not use. */
export const DisplayStyle = closed({
  displayUiType: oneOf(DISPLAY_UI_TYPES),
  aspectRatio: nullable(Text(10)),
  autoplaySeconds: nullable(Type.Number({ minimum: 0 })),
  columns: nullable(Count),
  gap: nullable(Count),
  visible: nullable(Type.Number({ minimum: 0 })),
  height: nullable(Count),
  showRank: nullable(Type.Boolean()),
});
