import { groupDigits } from "@todayfruit/domain/money/format-won";
import { Link } from "react-router";
import { Won } from "../../../features/catalog/price-block.tsx";
import { paths } from "../../../paths.ts";
import { Photo } from "../../../ui/media/photo.tsx";
import type { Room } from "./derive-room-page-state.ts";

/** What the opening sells: photo, name, option, farm, boxes and price. */
export function RoomProduct({ room }: { room: Room }) {
  const { product } = room;
  return (
    <section className="bg-surface px-gutter pt-4 pb-6" aria-label="상품">
      <Link className="flex gap-3" to={paths.product(product.id)}>
        <span className="w-18 flex-none overflow-hidden rounded-10">
          <Photo path={product.images[0]} alt="" sizes="72px" priority />
        </span>
        <span className="min-w-0 flex-1">
          <span className="line-clamp-2 text-body2 font-medium">{product.name}</span>
          <span className="mt-1 block text-caption wrap-anywhere text-ink-3">
            {room.optionName} · {product.distributor.name} · {groupDigits(room.units)}상자
          </span>
          <b className="mt-1 block font-bold tabular-nums">
            <Won amount={room.price} />
          </b>
        </span>
      </Link>
    </section>
  );
}
