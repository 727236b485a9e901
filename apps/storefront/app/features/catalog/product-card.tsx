import Bell from "lucide-react/icons/bell";
import ShoppingCart from "lucide-react/icons/shopping-cart";
import { Link } from "react-router";
import { paths } from "../../paths.ts";
import { Badge } from "../../ui/layout/badge.tsx";
import { Photo } from "../../ui/media/photo.tsx";
import { canRequestRestockAlarm } from "../restock-alarms/can-request-restock-alarm.ts";
import { derivePhotoTintByCategory } from "./derive-photo-tint-by-category.ts";
import { cardBadges } from "./list-product-and-card-badges.ts";
import { PriceBlock } from "./price-block.tsx";
import { Rating } from "./rating.tsx";
import type { ProductCardData } from "./reduce-product-to-card-data.ts";
import { useSaleWindowRestriction } from "./sale/use-sale-window-restriction.ts";

export type ProductCardProps = {
  product: ProductCardData;
  /** Called by the card's add button; left out, the card has none. */
  onAdd?: ((product: ProductCardData) => void) | undefined;
  /** True among the first visible cards. */
  priority?: boolean;
  /** True for a product that is shown here because it is paid for. */
  isAdvertisement?: boolean;
  /** In a sheet: the product page replaces the sheet's history entry. */
  replace?: boolean;
  /** Address of the product page with what the link is credited to; without it the page's own. */
  to?: string | undefined;
};

/** Product card for grids and rows: photo, farm, name, price, rating, badges. The whole card is one link. */
export function ProductCard({ product, onAdd, priority = false, isAdvertisement = false }: ProductCardProps) {
  const block = useSaleWindowRestriction(product);
  return (
    <article className="relative flex min-w-0 flex-col">
      <div className="relative">
        <Photo
          path={product.images[0]}
          alt=""
          tint={derivePhotoTintByCategory(product.category)}
          sizes="(min-width: 720px) 230px, calc(50vw - 22px)"
          priority={priority}
        >
          <SoldOutVeil product={product} />
        </Photo>
        {onAdd && canAdd(product) && (
          <AddButton
            className="absolute right-2 bottom-2 bg-white/96 text-photo-ink shadow-chip"
            product={product}
            onAdd={onAdd}
          />
        )}
      </div>
      <span className="mt-2.5 flex items-center gap-1 text-micro text-ink-3">
        {isAdvertisement && <Badge tone="mute">광고</Badge>}
        <span className="truncate">{product.distributor.name}</span>
      </span>
      <h3 className="mt-0.5 line-clamp-2 text-body2/5.25 font-medium">
        <CardLink product={product} />
      </h3>
      <div className="mt-1">
        <PriceBlock
          {...product.productPrice}
          unitPrice={product.unitPrice}
          comingSoon={block === "NOT_OPEN_YET"}
        />
      </div>
      <div className="mt-5px flex">
        <Rating score={product.scoreAverage} count={product.counts.reviews} />
      </div>
      <ProductBadgeRow product={product} />
    </article>
  );
}

/** Link that covers the whole card; the add button lies above it. */
export function CardLink({
  product,
  replace = false,
  to = paths.product(product.id),
}: Pick<ProductCardProps, "product" | "replace" | "to">) {
  return (
    <Link className="after:absolute after:inset-0 after:z-1 after:rounded-md" to={to} replace={replace}>
      {product.name}
    </Link>
  );
}

/** Add button, rendered only while the product is on sale; of a sold-out product, the button of its restock alarm. */
export function AddButton(props: {
  product: ProductCardData;
  onAdd(product: ProductCardData): void;
  className: string;
}) {
  const { product, onAdd, className } = props;
  const isWaitedFor = canRequestRestockAlarm(product);
  const Icon = isWaitedFor ? Bell : ShoppingCart;
  if (useSaleWindowRestriction(product) !== null) return null;
  return (
    <button
      className={`z-2 grid size-9 flex-none place-items-center rounded-full after:absolute after:-inset-1 ${className}`}
      type="button"
      aria-label={`${product.name} ${isWaitedFor ? "입고 알림 받기" : "장바구니에 담기"}`}
      onClick={() => onAdd(product)}
    >
      <Icon className="size-18px" aria-hidden />
    </button>
  );
}

export function SoldOutVeil({ product }: { product: ProductCardData }) {
  const isOver = useSaleWindowRestriction(product) === "PERIOD_ENDED";
  if (!isOver && !isSoldOut(product)) return null;
  return (
    <span className="absolute inset-0 grid place-items-center bg-photo-veil/50 text-label font-bold text-white">
      {isOver ? "판매 종료" : "일시 품절"}
    </span>
  );
}

export function ProductBadgeRow({ product }: { product: ProductCardData }) {
  const badges = cardBadges(product);
  return (
    <div className="mt-7px flex flex-wrap gap-1">
      {badges.map((badge) => (
        <Badge key={badge.text} tone={badge.tone}>
          {badge.text}
        </Badge>
      ))}
    </div>
  );
}

export function isSoldOut({ productStatus }: Pick<ProductCardData, "productStatus">): boolean {
  return (
    productStatus !== "stock_in" && productStatus !== "unlimited_stock_in" && productStatus !== "waiting"
  );
}

/** Reports whether a card has a button: to add the product, or to wait for it. */
export function canAdd(product: ProductCardData): boolean {
  return canRequestRestockAlarm(product) || (!isSoldOut(product) && !product.isAppOnly);
}
