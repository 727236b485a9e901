import type { Reply } from "@todayfruit/contract/all-calls";
import { formatShortDate, kstDateOf } from "@todayfruit/domain/calendar/kst";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Link } from "react-router";
import hands from "../../../assets/emoji/folded-hands.webp";
import { giftExpiryText } from "../../../features/gifts/gift-expiry-text.ts";
import { paths } from "../../../paths.ts";
import { Badge } from "../../../ui/layout/badge.tsx";
import { Photo } from "../../../ui/media/photo.tsx";
import { groupBadge, namesText } from "./gift-group-text.ts";

type Group = Reply<"GET /v1/gift/group">["list"][number];

/** Gift group in the list: receivers, products, and the number of missing addresses. */
export function GiftGroupCard({ group }: { group: Group }) {
  const [first, ...others] = group.orderItemProducts;
  const { label, tone } = groupBadge(group.giftGroupStatus);
  const more = others.length > 0 ? ` 외 ${others.length}건` : "";
  return (
    <article className="mt-2 bg-surface px-gutter py-5">
      <div className="flex items-center justify-between">
        <span className="text-label text-ink-3 tabular-nums">
          {formatShortDate(kstDateOf(group.createdAt))}
        </span>
        <Badge tone={tone} large>
          {label}
        </Badge>
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
          <h2 className="font-bold">
            <Link className="after:absolute after:inset-0" to={paths.sentGift(group.id)}>
              {namesText(group)}
            </Link>
          </h2>
          <p className="line-clamp-1 text-label text-ink-2">
            {first?.product.name}
            {more}
          </p>
          {group.emptyAddressCount > 0 && group.expireDate && (
            <p className="mt-1 text-caption font-semibold text-sale">
              {group.emptyAddressCount}명이 {giftExpiryText(group.expireDate)} 주소를 적어야 해요
            </p>
          )}
        </div>
        <ChevronRight className="size-5 flex-none text-ink-3" aria-hidden />
      </div>
      {group.thanks.map(({ receiverName, thanks }) => (
        <figure
          key={`${receiverName} ${thanks}`}
          className="gift-card mt-4 rounded-20 p-5 text-left"
          data-card="cheer"
        >
          <figcaption className="flex items-center gap-2 text-label font-bold wrap-anywhere">
            <img className="flex-none" src={hands} alt="" width={28} height={28} />
            {receiverName}님이 고마움을 전했어요
          </figcaption>
          <blockquote className="mt-2 text-body2 font-medium wrap-anywhere whitespace-pre-line">
            {thanks}
          </blockquote>
        </figure>
      ))}
    </article>
  );
}
