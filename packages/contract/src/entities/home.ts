import { Type } from "typebox";
import { Count, closed, Id, Instant, nullable, oneOf, Text } from "../schema.ts";
import { ProductSummary } from "./product.ts";

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

export const VideoSummary = closed({
  id: Id,
  title: Text(100),
  videoUrl: Text(200),
  thumbnail: Text(200),
  durationSeconds: Type.Number(),
  viewCount: Count,
});

export const DisplayTab = closed({ id: Id, name: Text(40), products: Type.Array(ProductSummary) });

/** One group of the home display, in the order in which it is shown. */
export const DisplayGroup = closed({
  id: Id,
  name: Text(60),
  title: nullable(Text(100)),
  subTitle: nullable(Text(200)),
  orderByType: Text(20),
  displayContentsType: oneOf(["product", "tab"]),
  displayUiType: oneOf(DISPLAY_UI_TYPES),
  products: Type.Array(ProductSummary),
  tabs: Type.Array(DisplayTab),
  banners: Type.Array(Banner),
  categories: Type.Array(closed({ id: Id, slug: nullable(Text(40)), name: Text(40), icon: Text(200) })),
  reviews: Type.Array(ReviewSummary),
  videos: Type.Array(VideoSummary),
  endsAt: nullable(Instant),
});
