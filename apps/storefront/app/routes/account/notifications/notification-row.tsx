import type { Reply } from "@todayfruit/contract/all-calls";
import { formatShortDate, kstDateOf, kstTimeOf } from "@todayfruit/domain/calendar/kst";
import { Link } from "react-router";
import bell from "../../../assets/emoji/bell.webp";
import gift from "../../../assets/emoji/gift.webp";
import herb from "../../../assets/emoji/herb.webp";
import moneyBag from "../../../assets/emoji/money-bag.webp";
import packageBox from "../../../assets/emoji/package.webp";
import seedling from "../../../assets/emoji/seedling.webp";
import speech from "../../../assets/emoji/speech.webp";
import ticket from "../../../assets/emoji/ticket.webp";
import truck from "../../../assets/emoji/truck.webp";
import { Photo } from "../../../ui/media/photo.tsx";
import { ProduceNoticeActions } from "./produce/produce-notice-actions.tsx";

export type Notification = Reply<"GET /v1/app-users/notification">["list"][number];

const KINDS: Record<string, { name: string; icon: string }> = {
  deposit: { name: "입금", icon: moneyBag },
  coupon: { name: "쿠폰", icon: ticket },
  consent: { name: "수신 동의", icon: bell },
  opening: { name: "오픈 알림", icon: seedling },
  restock: { name: "입고 알림", icon: bell },
  order: { name: "주문", icon: truck },
  return: { name: "교환·반품", icon: packageBox },
  review: { name: "후기", icon: speech },
  gift: { name: "선물", icon: gift },
  inquiry: { name: "1:1 문의", icon: speech },
  question: { name: "문의", icon: speech },
  point: { name: "포인트", icon: moneyBag },
  grade: { name: "등급", icon: seedling },
  ripe: { name: "후숙", icon: herb },
  storage: { name: "보관", icon: packageBox },
  discard: { name: "버리기 전", icon: herb },
};

type NotificationRowProps = {
  notification: Notification;
  /** Shows the time of the day, which tells the entries of today apart. */
  isToday: boolean;
};

/** Notification as a row that links to its subject: what it is about on the left, its product on the right. */
export function NotificationRow({ notification, isToday }: NotificationRowProps) {
  const { kind, title, body, href, image, isRead, createdAt, produce } = notification;
  const { name, icon } = KINDS[kind] ?? { name: "알림", icon: bell };
  const at = isToday ? kstTimeOf(createdAt) : formatShortDate(kstDateOf(createdAt));
  return (
    <li className={isRead ? "" : "bg-brand-tint/55"}>
      <Link className="flex items-start gap-3 px-gutter py-3.5" to={href}>
        <span
          className={`grid size-10 flex-none place-items-center rounded-full ${isRead ? "bg-sunken" : "bg-surface"}`}
        >
          <img src={icon} alt="" width={24} height={24} />
        </span>
        <span className="min-w-0 flex-1">
          <span className="flex items-center gap-1.5 text-caption text-ink-3 tabular-nums">
            {`${name} · ${at}`}
            {!isRead && (
              <span className="size-1.5 rounded-full bg-sale">
                <span className="sr-only">새 알림</span>
              </span>
            )}
          </span>
          <b className="mt-0.5 block text-body2 font-semibold wrap-anywhere">{title}</b>
          <span className="block text-label text-ink-2 wrap-anywhere">{body}</span>
        </span>
        {image !== null && <Photo className="w-13 flex-none rounded-10" path={image} alt="" sizes="52px" />}
      </Link>
      {produce !== null && <ProduceNoticeActions produce={produce} />}
    </li>
  );
}
