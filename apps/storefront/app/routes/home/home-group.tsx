import type { Reply } from "@todayfruit/contract/all-calls";
import { hasPage } from "../../existing-pages.ts";
import { paths } from "../../paths.ts";
import type { ProductCardProps } from "../../ui/product/product-card.tsx";
import { BannerStrip } from "./banner-strip.tsx";
import { CategoryShortcuts } from "./category-shortcuts.tsx";
import { HeroCarousel } from "./hero-carousel.tsx";
import { ProductGroup } from "./product-group.tsx";
import { ReviewRow } from "./review-row.tsx";
import { VideoRow } from "./video-row.tsx";

export type Group = Reply<"GET /v4/display-category">["list"][number];

export interface GroupProps {
  group: Group;
  onAdd: NonNullable<ProductCardProps["onAdd"]>;
}

/** One group of the home display in the look that its `displayUiType` asks for; an empty one leaves no heading behind. */
export function HomeGroup({ group, onAdd }: GroupProps) {
  const banners = group.banners.filter(({ href }) => hasPage(href));
  switch (group.displayUiType) {
    case "bigBanner":
      return banners.length > 0 && <HeroCarousel banners={banners} />;
    case "bannerStrip":
      return banners.length > 0 && <BannerStrip banners={banners} />;
    case "categoryIcons":
      return group.categories.length > 0 && <CategoryShortcuts categories={group.categories} />;
    case "reviewCarousel":
      return group.reviews.length > 0 && <ReviewRow group={group} />;
    case "videoRow":
      return group.videos.length > 0 && hasPage(paths.player(0)) && <VideoRow group={group} />;
    default:
      return (
        (group.products.length > 0 || group.tabs.length > 0) && <ProductGroup group={group} onAdd={onAdd} />
      );
  }
}
