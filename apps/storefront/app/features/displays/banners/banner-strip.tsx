import { Link } from "react-router";
import { imageSrcSet, imageUrl, isIllustration } from "../../../ui/media/build-image-urls-and-srcset.ts";
import type { Group } from "../display-group-types.ts";
import { BannerColorBackground } from "./banner-color-background.tsx";

/** Strip of low banners side by side. */
export function BannerStrip({ banners }: { banners: Group["banners"] }) {
  return (
    <ul className="scrollbar-none mt-8 flex snap-x scroll-px-(--gutter) gap-2.5 overflow-x-auto px-gutter">
      {banners.map((banner) => (
        <li
          key={banner.id}
          className="relative h-22 slide-peek-wide snap-start overflow-hidden rounded-lg text-banner-ink @wide:slide-half"
        >
          <BannerColorBackground color={banner.backgroundColor} />
          <img
            className={`absolute right-0 bottom-0 h-full w-24 ${isIllustration(banner.image) ? "object-contain p-3" : "object-cover"}`}
            src={imageUrl(banner.image, 160)}
            srcSet={imageSrcSet(banner.image)}
            sizes="96px"
            alt=""
            width={96}
            height={88}
            loading="lazy"
          />
          <Link
            className="absolute inset-0 flex flex-col justify-center pr-28 pl-4 -outline-offset-2"
            to={banner.href}
          >
            <strong className="truncate text-body1 font-bold">{banner.title}</strong>
            {banner.subTitle && <span className="truncate text-caption">{banner.subTitle}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
