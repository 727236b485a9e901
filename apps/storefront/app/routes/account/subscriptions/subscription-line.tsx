import type { ReactNode } from "react";
import { Link } from "react-router";
import { Won } from "../../../features/catalog/price-block.tsx";
import type { Subscription } from "../../../features/subscriptions/use-subscriptions.ts";
import { paths } from "../../../paths.ts";
import { Photo } from "../../../ui/media/photo.tsx";

type SubscriptionLineProps = {
  subscription: Subscription;
  /** Text under the name: how often it comes, or when. */
  text: ReactNode;
  /** Goods price of a delivery in 원; `null` when it is not sold any more. */
  price: number | null;
};

/** Product of a subscription with its price now. */
export function SubscriptionLine({ subscription, text, price }: SubscriptionLineProps) {
  const { productId, productName, optionName, image } = subscription;
  return (
    <div className="flex gap-3">
      <Photo
        className="w-18 flex-none self-start rounded-10"
        path={image ?? undefined}
        tint="food"
        alt=""
        sizes="72px"
      />
      <div className="min-w-0 flex-1">
        <Link className="line-clamp-2 text-body2 font-medium wrap-anywhere" to={paths.product(productId)}>
          {productName}
        </Link>
        {!productName.includes(optionName) && (
          <p className="mt-0.5 truncate text-caption text-ink-3">{optionName}</p>
        )}
        <p className="mt-1 text-caption text-ink-3 tabular-nums">{text}</p>
        {price !== null && (
          <b className="mt-1 block font-bold tabular-nums">
            <Won amount={price} />
          </b>
        )}
      </div>
    </div>
  );
}
