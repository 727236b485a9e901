import { formatMonthDay, kstDateOf } from "@todayfruit/domain/calendar/kst";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Link } from "react-router";
import type { Inquiry } from "../../../features/inquiries/inquiry-types.ts";
import { paths } from "../../../paths.ts";
import { Photo } from "../../../ui/media/photo.tsx";

/** Ordered product of an inquiry; leads to its return or exchange when there is one, else to the order. */
export function InquiredProduct({ product }: { product: NonNullable<Inquiry["product"]> }) {
  const { orderId, claimId } = product;
  return (
    <Link
      className="flex items-center gap-3 border-b border-line px-gutter py-3"
      to={claimId === null ? paths.order(orderId) : paths.return(orderId, claimId)}
    >
      <Photo className="w-12 flex-none rounded-10" path={product.image ?? undefined} alt="" sizes="48px" />
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 text-body2 font-medium">{product.name}</span>
        <span className="block tabular text-caption text-ink-3">
          {formatMonthDay(kstDateOf(product.orderedAt))} 주문{claimId !== null && " · 교환·반품 보기"}
        </span>
      </span>
      <ChevronRight className="size-5 flex-none text-ink-3" aria-hidden />
    </Link>
  );
}
