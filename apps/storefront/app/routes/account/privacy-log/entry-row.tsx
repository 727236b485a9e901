import { formatShortDate, kstDateOf, kstTimeOf } from "@todayfruit/domain/calendar/kst";
import Cpu from "lucide-react/icons/cpu";
import Headphones from "lucide-react/icons/headphones";
import Sprout from "lucide-react/icons/sprout";
import Truck from "lucide-react/icons/truck";
import UserRound from "lucide-react/icons/user-round";
import { Link } from "react-router";
import { paths } from "../../../paths.ts";
import { type Entry, namePrivacyLogActor } from "./name-privacy-log-actor.ts";

const ICONS = { staff: Headphones, farm: Sprout, carrier: Truck, system: Cpu, self: UserRound } as const;

/** Entry of the privacy log: who, why with links, which data and when. */
export function EntryRow({ entry }: { entry: Entry }) {
  const Icon = ICONS[entry.actor];
  const [orderId] = entry.orderIds;
  const [inquiryId] = entry.inquiryIds;
  return (
    <li className="flex items-start gap-3 border-line border-b py-4 last:border-0">
      <span className="grid size-11 flex-none place-items-center rounded-full bg-brand-tint text-brand-ink">
        <Icon className="size-5" aria-hidden />
      </span>
      <div className="min-w-0 flex-1">
        <b className="block text-body2 font-semibold wrap-anywhere">{namePrivacyLogActor(entry)}</b>
        <p className="mt-1 text-label text-ink-2 wrap-anywhere">{entry.why}</p>
        {entry.reason !== null && (
          <p className="mt-1 text-label text-ink-2 wrap-anywhere">까닭: {entry.reason}</p>
        )}
        <p className="mt-1 text-caption text-ink-3 wrap-anywhere">본 것: {entry.seen}</p>
        {inquiryId !== undefined && <About to={paths.inquiry(inquiryId)}>그 문의 보기</About>}
        {inquiryId === undefined && orderId !== undefined && (
          <About to={paths.order(orderId)}>그 주문 보기</About>
        )}
      </div>
      <time className="flex-none text-right text-caption text-ink-3 tabular" dateTime={entry.at}>
        {formatShortDate(kstDateOf(entry.at))}
        <br />
        {kstTimeOf(entry.at)}
      </time>
    </li>
  );
}

function About({ to, children }: { to: string; children: string }) {
  return (
    <Link
      className="-mb-2 inline-flex min-h-11 items-center text-label underline decoration-line-strong underline-offset-3"
      to={to}
    >
      {children}
    </Link>
  );
}
