import type { Reply } from "@todayfruit/contract/all-calls";
import { discountPercent } from "@todayfruit/domain/catalog/discount-percent";
import { won } from "@todayfruit/domain/money/won";
import Play from "lucide-react/icons/play";
import { Link } from "react-router";
import { paths } from "../../paths.ts";
import { Photo } from "../product/photo.tsx";
import { photoTint } from "../product/photo-tint.ts";
import { Won } from "../product/price-block.tsx";
import { playingTime, viewCountText } from "./video-text.ts";

type FeedVideo = Reply<"GET /v1/video">["list"][number];

/** A short video as a tall card, with a product that is in it. */
export function VideoCard({ video, priority = false }: { video: FeedVideo; priority?: boolean }) {
  return (
    <article>
      <Link className="block rounded-md" to={paths.player(video.id)}>
        <Photo
          path={video.thumbnail}
          alt=""
          ratio="9/15"
          sizes="(min-width: 1200px) 16vw, (min-width: 560px) 31vw, 46vw"
          priority={priority}
        >
          <span className="photo-shade absolute inset-0" />
          <Play className="absolute top-[9px] left-2.5 size-4 fill-current text-white" aria-hidden />
          <span className="absolute top-2 right-2 h-5 rounded-[6px] bg-black/58 px-1.5 text-[0.6875rem]/[1.25rem] font-semibold text-white tabular-nums">
            <span className="sr-only">길이 </span>
            {playingTime(video.durationSeconds)}
          </span>
          <span className="absolute right-2.5 bottom-3 left-3 text-micro text-white">
            <b className="mb-1 line-clamp-2 text-[0.875rem]/[1.25rem] font-semibold">{video.title}</b>
            <span className="tabular-nums">{viewCountText(video.viewCount)} 시청</span>
          </span>
        </Photo>
      </Link>
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
        tint={photoTint(product.category)}
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
