import { memo } from "react";
import { isAddressOfShopPage } from "../../is-address-of-shop-page.ts";
import { ReviewStrip } from "../reviews/review-strip.tsx";
import { VideoStrip } from "../videos/video-strip.tsx";
import { BannerStrip } from "./banners/banner-strip.tsx";
import { HeroCarousel } from "./banners/hero-carousel.tsx";
import { CategoryShortcuts } from "./category-shortcuts.tsx";
import type { Group, GroupProps } from "./display-group-types.ts";
import { findGroupMoreLink } from "./find-group-more-link.ts";
import { ProductDisplayGroup } from "./product-display-group.tsx";

/** Renders a display group by its `displayUiType`; an empty group renders nothing, not even its heading. */
export const DisplayGroup = memo(function DisplayGroup({ group, onAdd }: GroupProps) {
  const banners = group.banners.filter(({ href }) => isAddressOfShopPage(href));
  switch (group.displayUiType) {
    case "bigBanner":
      return banners.length > 0 && <HeroCarousel banners={banners} />;
    case "bannerStrip":
      return banners.length > 0 && <BannerStrip banners={banners} />;
    case "categoryIcons":
      return group.categories.length > 0 && <CategoryShortcuts categories={group.categories} />;
    case "reviewCarousel":
      return (
        group.reviews.length > 0 && (
          <ReviewStrip
            title={group.title ?? group.name}
            subTitle={group.subTitle}
            reviews={group.reviews}
            more={findGroupMoreLink(group)}
          />
        )
      );
    case "videoRow":
      return group.videos.length > 0 && <VideoStrip group={group} />;
    default:
      return (
        (group.products.length > 0 || group.tabs.length > 0) && (
          <ProductDisplayGroup group={group} onAdd={onAdd} />
        )
      );
  }
});

/** Checks whether a group has anything to show on this variant. */
export function isShown(group: Group): boolean {
  const { banners, categories, reviews, videos, products, tabs } = group;
  if (group.displayUiType === "videoRow") return videos.length > 0;
  if (banners.length > 0) return banners.some(({ href }) => isAddressOfShopPage(href));
  return [categories, reviews, products, tabs].some((list) => list.length > 0);
}
