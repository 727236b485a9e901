import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import type { Group } from "../display/group.ts";
import { imageSrcSet, imageUrl, isIllustration } from "../image-url.ts";
import { Ground } from "./ground.tsx";
import { useAutoplay } from "./use-autoplay.ts";

type Banner = Group["banners"][number];

/**
 * Carousel of large banners on native scroll snapping; the counter follows the scroll position. The photo's mask differs
 * by face.
 */
export function HeroCarousel({ banners }: { banners: readonly Banner[] }) {
  const strip = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState(1);
  const { isPlaying, toggle } = useAutoplay(strip, banners.length);

  useEffect(() => {
    const list = strip.current;
    if (!list) return;
    const look = () => setPlace(placeOf(list));
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
        <div className="hero-count flex h-[1.625rem] items-center rounded-[13px] bg-[rgba(20,24,22,.62)] px-2.5 text-[0.75rem]/[1.625rem] tracking-[.02em] text-white tabular-nums">
          <span className="sr-only">{`${banners.length}개 중 ${place}번째`}</span>
          <span aria-hidden>
            <b>{place}</b> / {banners.length}
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
    <li className="hero-slide relative h-[380px] flex-[0_0_calc(100cqw-52px)] snap-start overflow-hidden rounded-xl bg-sunken text-[#241C14] @wide:flex-[0_0_calc((100cqw-58px)/2)]">
      <Ground color={banner.backgroundColor} />
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
        <strong className="text-[1.75rem]/[2.3125rem] font-extrabold tracking-[-.035em] text-balance">
          {banner.title}
        </strong>
        {banner.subTitle && (
          <span className="mt-2 text-[0.9375rem]/[1.375rem] font-medium opacity-92">{banner.subTitle}</span>
        )}
      </Link>
    </li>
  );
}
