import type { Reply } from "@todayfruit/contract/all-calls";
import { formatShortDate, kstDateOf, kstTimeOf } from "@todayfruit/domain/calendar/kst";
import { Link } from "react-router";
import bell from "../../../assets/emoji/bell.webp";
import seedling from "../../../assets/emoji/seedling.webp";
import speech from "../../../assets/emoji/speech.webp";
import truck from "../../../assets/emoji/truck.webp";

export type Notification = Reply<"GET /v1/app-users/notification">["list"][number];

const KINDS: Record<string, { name: string; image: string }> = {
  deposit: { name: "입금", image: truck },
  coupon: { name: "쿠폰", image: seedling },
  consent: { name: "수신 동의", image: bell },
  opening: { name: "오픈 알림", image: seedling },
  order: { name: "주문", image: truck },
  question: { name: "문의", image: speech },
  point: { name: "포인트", image: seedling },
  grade: { name: "등급", image: seedling },
};

/** Notification as a row that links to its subject. */
export function NotificationRow({ notification }: { notification: Notification }) {
  const { kind, title, body, href, isRead, createdAt } = notification;
  const { name, image } = KINDS[kind] ?? { name: "알림", image: bell };
  return (
    <li>
      <Link
        className={`flex items-start gap-3 px-gutter py-3.5 ${isRead ? "" : "bg-brand-tint/55"}`}
        to={href}
      >
        <span className="grid size-10 flex-none place-items-center rounded-full bg-sunken">
          <img src={image} alt="" width={24} height={24} />
        </span>
        <span className="min-w-0 flex-1">
          <span className="flex items-center gap-1.5 text-caption text-ink-3 tabular-nums">
            {`${name} · ${formatShortDate(kstDateOf(createdAt))} ${kstTimeOf(createdAt)}`}
            {!isRead && (
              <span className="size-1.5 rounded-full bg-sale">
                <span className="sr-only">새 알림</span>
              </span>
            )}
          </span>
          <b className="mt-0.5 block text-body2 font-semibold">{title}</b>
          <span className="block text-label text-ink-2">{body}</span>
        </span>
      </Link>
    </li>
  );
}
