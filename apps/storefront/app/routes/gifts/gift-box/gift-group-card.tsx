import type { Reply } from "@todayfruit/contract/all-calls";
import { Link } from "react-router";
import { THANK_YOU_CARD_DESIGNS } from "../../../features/gifts/thank-you-card-designs.ts";
import { paths } from "../../../paths.ts";
import { groupBadge, groupNote, namesText } from "./gift-group-badge-and-texts.ts";
import { GiftSummaryFrame } from "./gift-summary-frame.tsx";

type Group = Reply<"GET /v1/gift/group">["list"][number];

/** Gift group in the list: receivers, products, and the number of missing addresses. */
export function GiftGroupCard({ group }: { group: Group }) {
  const note = groupNote(group, Date.now());
  return (
    <GiftSummaryFrame
      className="mt-2 py-5"
      at={group.createdAt}
      badge={groupBadge(group, Date.now())}
      products={group.orderItemProducts}
      title={
        <Link className="after:absolute after:inset-0" to={paths.sentGift(group.id)}>
          {namesText(group, Date.now())}
        </Link>
      }
      hasPage
      note={
        note && (
          <p className={`mt-1 text-caption ${note.isUrgent ? "font-semibold text-sale" : "text-ink-3"}`}>
            {note.text}
          </p>
        )
      }
    >
      {group.thanks.map(({ receiverName, thanks, card }) => (
        <figure
          key={`${receiverName} ${thanks}`}
          className="gift-card mt-4 rounded-20 p-5 text-left"
          data-card={THANK_YOU_CARD_DESIGNS[card].ground}
        >
          <figcaption className="flex items-center gap-2 text-label font-bold wrap-anywhere">
            <img
              className="flex-none"
              src={THANK_YOU_CARD_DESIGNS[card].image}
              alt=""
              width={28}
              height={28}
            />
            {receiverName}님이 감사 카드를 보냈어요
          </figcaption>
          <blockquote className="mt-2 text-body2 font-medium wrap-anywhere whitespace-pre-line">
            {thanks}
          </blockquote>
        </figure>
      ))}
    </GiftSummaryFrame>
  );
}
