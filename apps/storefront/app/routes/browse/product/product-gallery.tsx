import type { Reply } from "@todayfruit/contract/all-calls";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { derivePhotoTintByCategory } from "../../../features/catalog/derive-photo-tint-by-category.ts";
import { Photo } from "../../../ui/media/photo.tsx";

type ProductGalleryProps = {
  product: Reply<"GET /v1/products/{id}">;
  /** Overlay on the photos. */
  children?: ReactNode;
};

/** Photos as wide as the column on native scroll snapping; the counter follows the scroll position. */
export function ProductGallery({ product, children }: ProductGalleryProps) {
  const strip = useRef<HTMLElement>(null);
  const [position, setPosition] = useState(1);
  const photos = product.images.length > 0 ? product.images : [undefined];

  useEffect(() => {
    const list = strip.current;
    if (!list) return;
    const look = () => setPosition(Math.round(list.scrollLeft / list.clientWidth) + 1);
    list.addEventListener("scroll", look, { passive: true });
    return () => list.removeEventListener("scroll", look);
  }, []);

  return (
    <div className="relative">
      <section
        ref={strip}
        className="scrollbar-none flex snap-x snap-mandatory overflow-x-auto"
        aria-label="상품 사진"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard.
        tabIndex={0}
      >
        {photos.map((path, index) => (
          <Photo
            key={path ?? "none"}
            className="flex-none basis-full snap-start @wide:aspect-4/3"
            path={path}
            alt={
              product.imageAlts[index] || (index === 0 ? product.name : `${product.name} 사진 ${index + 1}`)
            }
            tint={derivePhotoTintByCategory(product.category)}
            sizes="(min-width: 720px) 720px, 100vw"
            priority={index === 0}
          />
        ))}
      </section>
      <span className="absolute right-4 bottom-4 h-7 rounded-14 bg-photo-veil/60 px-11px text-caption/7 text-white tabular-nums">
        <span className="sr-only">{`${photos.length}장 중 ${position}번째`}</span>
        <span aria-hidden>
          <b>{position}</b> / {photos.length}
        </span>
      </span>
      {children}
    </div>
  );
}
