import type { Reply } from "@todayfruit/contract/all-calls";
import { discountPercent } from "@todayfruit/domain/catalog/prices/discount-percent";
import { won } from "@todayfruit/domain/money/won";
import { useState } from "react";
import { Link } from "react-router";
import { derivePhotoTintByCategory } from "../../../features/catalog/derive-photo-tint-by-category.ts";
import { Won } from "../../../features/catalog/price-block.tsx";
import { ProductListRow } from "../../../features/catalog/product-list-row.tsx";
import { paths } from "../../../paths.ts";
import { Photo } from "../../../ui/media/photo.tsx";
import { BottomSheet } from "../../../ui/overlay/bottom-sheet.tsx";

type Product = Reply<"GET /v1/video/{id}/product">["list"][number];

/** First product of the video over the picture; the others in a sheet. */
export function VideoProducts({ videoId, products }: { videoId: number; products: readonly Product[] }) {
  const [isOpen, setOpen] = useState(false);
  const [first, ...others] = products;
  if (!first) return null;
  return (
    <div className="mt-3 flex items-stretch gap-2">
      <GlassCard product={first} to={paths.productOfVideo(first.id, videoId)} />
      {others.length > 0 && (
        <>
          <button
            className="glass flex w-16 flex-none flex-col items-center justify-center rounded-lg text-micro font-semibold"
            type="button"
            onClick={() => setOpen(true)}
          >
            <b className="text-body1 font-bold tabular-nums">+{others.length}</b>
            더보기
          </button>
          <BottomSheet open={isOpen} onClose={() => setOpen(false)} title="영상에 나온 상품">
            <div className="-mx-(--gutter)">
              {products.map((product) => (
                <ProductListRow
                  key={product.id}
                  product={product}
                  to={paths.productOfVideo(product.id, videoId)}
                  replace
                />
              ))}
            </div>
          </BottomSheet>
        </>
      )}
    </div>
  );
}

function GlassCard({ product, to }: { product: Product; to: string }) {
  const { price, listPrice } = product.productPrice;
  const rate = discountPercent(won(listPrice), won(price));
  return (
    <Link className="glass flex min-w-0 flex-1 items-center gap-3 rounded-lg p-2.5" to={to}>
      <Photo
        className="w-14 flex-none rounded-10"
        path={product.images[0]}
        alt=""
        tint={derivePhotoTintByCategory(product.category)}
        sizes="56px"
      />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-label font-medium">{product.name}</span>
        <span className="block text-body1/5.5 font-bold tracking-price tabular-nums">
          {rate > 0 && <span className="mr-1 text-sale">{rate}%</span>}
          <Won amount={price} />
        </span>
      </span>
      <span className="grid h-10 flex-none place-items-center rounded-10 bg-white px-3.5 text-label font-semibold text-photo-ink">
        구매
      </span>
    </Link>
  );
}
