import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { imageSrcSet, imageUrl, isIllustration } from "../../../ui/media/build-image-urls-and-srcset.ts";
import type { Group } from "../display-group-types.ts";
import { BannerColorBackground } from "./banner-color-background.tsx";
import { useAutoplay } from "./use-autoplay.ts";

type Banner = Group["banners"][number];

/**
 * Carousel of large banners on native scroll snapping; the counter follows the scroll position. The photo's mask differs
 * by variant.
 */
export function HeroCarousel({ banners }: { banners: readonly Banner[] }) {
  const strip = useRef<HTMLUListElement>(null);
  const [position, setPosition] = useState(1);
  const { isPlaying, toggle } = useAutoplay(strip, banners.length);

  useEffect(() => {
    const list = strip.current;
    if (!list) return;
    const look = () => setPosition(placeOf(list));
    list.addEventListener("scroll", look, { passive: true });
    return () => list.removeEventListener("scroll", look);
  }, []);

  return (
    <section className="relative pt-3" aria-roledescription="넘겨 보는 배너" aria-label="오늘의 소식">
      <ul
        ref={strip}
        className="scrollbar-none flex snap-x snap-mandatory scroll-px-(--gutter) gap-2.5 overflow-x-auto px-gutter"
      >
        {banners.map((banner, index) => (
          <HeroSlide key={banner.id} banner={banner} first={index === 0} />
        ))}
      </ul>
      {banners.length > 1 && (
        <div className="hero-count flex h-6.5 items-center rounded-13 bg-photo-veil/62 px-2.5 text-micro/6.5 tracking-wide text-white tabular-nums">
          <span className="sr-only">{`${banners.length}개 중 ${position}번째`}</span>
          <span aria-hidden>
            <b>{position}</b> / {banners.length}
          </span>
          <button
            className={`relative -mr-1.5 ml-1 grid size-5 place-items-center after:absolute after:-inset-3 ${isPlaying === null ? "invisible" : ""}`}
            type="button"
            aria-label={isPlaying === false ? "자동으로 넘기기" : "자동으로 넘기기 멈추기"}
            onClick={toggle}
          >
            {isPlaying === false ? (
              <Play className="size-3 fill-current" aria-hidden />
            ) : (
              <Pause className="size-3 fill-current" aria-hidden />
            )}
          </button>
        </div>
      )}
    </section>
  );
}

/** Number of the first visible slide, from 1; the last slide's number once the strip is scrolled to its end. */
function placeOf(list: HTMLElement): number {
  const [first, second] = list.children;
  if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return 1;
  if (list.scrollLeft + list.clientWidth >= list.scrollWidth - 1) return list.children.length;
  return Math.round(list.scrollLeft / (second.offsetLeft - first.offsetLeft)) + 1;
}

function HeroSlide({ banner, first }: { banner: Banner; first: boolean }) {
  return (
    <li className="hero-slide relative h-[380px] slide-peek snap-start overflow-hidden rounded-xl bg-sunken text-banner-ink @wide:slide-half">
      <BannerColorBackground color={banner.backgroundColor} />
      <span className={isIllustration(banner.image) ? "hero-photo hero-drawing" : "hero-photo"}>
        <img
          className="size-full object-cover"
          src={imageUrl(banner.image, 480)}
          srcSet={imageSrcSet(banner.image)}
          sizes="(min-width: 720px) 320px, 76vw"
          alt=""
          width={276}
          height={276}
          loading={first ? "eager" : "lazy"}
          fetchPriority={first ? "high" : "auto"}
        />
      </span>
      <Link className="absolute inset-0 flex flex-col px-6 pt-7 -outline-offset-2" to={banner.href}>
        <strong className="text-display/9.25 font-extrabold tracking-hero text-balance">
          {banner.title}
        </strong>
        {banner.subTitle && (
          <span className="mt-2 text-body2/5.5 font-medium opacity-92">{banner.subTitle}</span>
        )}
      </Link>
    </li>
  );
}
