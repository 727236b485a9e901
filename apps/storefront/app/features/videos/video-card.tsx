import type { Reply } from "@todayfruit/contract/all-calls";
import { discountPercent } from "@todayfruit/domain/catalog/prices/discount-percent";
import { won } from "@todayfruit/domain/money/won";
import { Link } from "react-router";
import { paths } from "../../paths.ts";
import { Photo } from "../../ui/media/photo.tsx";
import { derivePhotoTintByCategory } from "../catalog/derive-photo-tint-by-category.ts";
import { Won } from "../catalog/price-block.tsx";
import { VideoPosterCard } from "./video-poster-card.tsx";

type FeedVideo = Reply<"GET /v1/video">["list"][number];

/** Short video as a tall card with one of its products. */
export function VideoCard({ video, priority = false }: { video: FeedVideo; priority?: boolean }) {
  return (
    <article>
      <VideoPosterCard
        video={video}
        sizes="(min-width: 1200px) 16vw, (min-width: 560px) 31vw, 46vw"
        priority={priority}
      />
      {video.product && <ProductLine product={video.product} />}
    </article>
  );
}

function ProductLine({ product }: { product: NonNullable<FeedVideo["product"]> }) {
  const { price, listPrice } = product.productPrice;
  const rate = discountPercent(won(listPrice), won(price));
  return (
    <Link className="mt-3 flex min-h-11 items-center gap-2 rounded-sm" to={paths.product(product.id)}>
      <Photo
        className="w-9 flex-none rounded-sm"
        path={product.images[0]}
        alt=""
        tint={derivePhotoTintByCategory(product.category)}
        sizes="36px"
      />
      <span className="min-w-0 text-caption">
        <span className="block truncate">{product.name}</span>
        <span className="font-bold tracking-price tabular-nums">
          {rate > 0 && <span className="mr-1 text-sale">{rate}%</span>}
          <Won amount={price} />
        </span>
      </span>
    </Link>
  );
}
