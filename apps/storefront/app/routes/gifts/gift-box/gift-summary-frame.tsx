import { formatShortDate, kstDateOf } from "@todayfruit/domain/calendar/kst";
import ChevronRight from "lucide-react/icons/chevron-right";
import type { ReactNode } from "react";
import { Badge, type BadgeTone } from "../../../ui/layout/badge.tsx";
import { Photo } from "../../../ui/media/photo.tsx";

type GiftSummaryFrameProps = {
  className: string;
  /** Instant of the gift, ISO 8601. */
  at: string;
  badge: { label: string; tone: BadgeTone };
  products: readonly { product: { name: string; images: readonly string[] } }[];
  /** Heading, usually a link that covers the row. */
  title: ReactNode;
  hasPage: boolean;
  /** Line below the products. */
  note: ReactNode;
  /** Content below the row. */
  children: ReactNode;
};

/** Card of a sent or received gift: day and state, the first product with the number of others, a note. */
export function GiftSummaryFrame(props: GiftSummaryFrameProps) {
  const { className, at, badge, products, title, hasPage, note, children } = props;
  const [first, ...others] = products;
  return (
    <article className={`bg-surface px-gutter ${className}`}>
      <div className="flex items-center justify-between">
        <span className="text-label text-ink-3 tabular-nums">{formatShortDate(kstDateOf(at))}</span>
        <Badge tone={badge.tone}>{badge.label}</Badge>
      </div>
      <div className="relative mt-3 flex items-start gap-3">
        <Photo
          className="w-18 flex-none rounded-10"
          path={first?.product.images[0]}
          tint="food"
          alt=""
          sizes="72px"
        />
        <div className="min-w-0 flex-1">
          <h2 className="font-bold wrap-anywhere">{title}</h2>
          <p className="line-clamp-1 text-label text-ink-2">
            {first?.product.name}
            {others.length > 0 ? ` 외 ${others.length}건` : ""}
          </p>
          {note}
        </div>
        {hasPage && <ChevronRight className="size-5 flex-none text-ink-3" aria-hidden />}
      </div>
      {children}
    </article>
  );
}
