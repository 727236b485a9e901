import type { Reply } from "@todayfruit/contract/all-calls";
import { type WaitingWork, workText } from "@todayfruit/domain/operators/waiting-work-kinds-and-texts";
import type { LucideIcon } from "lucide-react";
import Boxes from "lucide-react/icons/boxes";
import CalendarClock from "lucide-react/icons/calendar-clock";
import Flag from "lucide-react/icons/flag";
import Inbox from "lucide-react/icons/inbox";
import Landmark from "lucide-react/icons/landmark";
import MessageSquareText from "lucide-react/icons/message-square-text";
import Truck from "lucide-react/icons/truck";
import Undo2 from "lucide-react/icons/undo-2";
import Unplug from "lucide-react/icons/unplug";
import { Link } from "react-router";
import { buttonClass } from "../../ui/form/button.tsx";
import { waitText } from "../../ui/format-dates-and-durations.ts";
import { findWaitingWorkPath } from "./find-waiting-work-path.ts";

type WorkRowProps = Reply<"GET /operator/v1/waiting">["list"][number] & {
  /** Time in ms since 1970. */
  now: number;
  /** Part of it that has to be done first. */
  first?: string | undefined;
};

/** A kind of work that waits: how much, for how long, and the list that holds it; on a phone the row leads there. */
export function WaitingWorkRow({ work, count, since, now, first }: WorkRowProps) {
  const to = findWaitingWorkPath(work);
  const { icon: Icon, tone } = LOOKS[work];
  const isFirst = work === "paidOrders";
  const note = [first, since && `가장 오래 기다린 것 ${waitText(since, now)}`].filter(Boolean).join(" · ");
  return (
    <li className="relative flex min-h-13 flex-wrap items-center gap-3 border-t border-line px-4 py-2 max-desk:px-3">
      <span
        className={`grid size-8.5 flex-none place-items-center rounded-control ${TONES[tone]}`}
        aria-hidden
      >
        <Icon />
      </span>
      <span className="min-w-0 flex-1">
        <b className="block text-form font-semibold">{workText(work)}</b>
        {note && <span className="text-micro text-ink-3">{note}</span>}
      </span>
      <b className="number text-title font-bold">{count.toLocaleString()}</b>
      {!to && <span className="w-31 max-desk:hidden" />}
      {to && (
        <Link
          to={to}
          className={`${buttonClass({ tone: isFirst ? "tint" : "outline" })} w-31 ${isFirst ? "max-desk:w-full" : WHOLE_ROW}`}
        >
          <span className={isFirst ? "" : "max-desk:sr-only"}>열기</span>
          <span className="sr-only"> {workText(work)}</span>
        </Link>
      )}
    </li>
  );
}

/** On a phone the link is as large as its row and shows nothing of its own. */
const WHOLE_ROW =
  "max-desk:absolute max-desk:inset-0 max-desk:h-auto! max-desk:w-auto max-desk:bg-transparent max-desk:inset-shadow-none max-desk:hover:bg-transparent";

type Tone = "urgent" | "asked" | "calm";

const TONES: Record<Tone, string> = {
  urgent: "bg-danger-tint text-danger",
  asked: "bg-warning-tint text-warning",
  calm: "bg-sunken text-ink-2",
};

const LOOKS: Record<WaitingWork, { icon: LucideIcon; tone: Tone }> = {
  paidOrders: { icon: Inbox, tone: "urgent" },
  paymentAlerts: { icon: Landmark, tone: "urgent" },
  claims: { icon: Undo2, tone: "asked" },
  reopenedClaims: { icon: Undo2, tone: "asked" },
  cancellationRequests: { icon: Undo2, tone: "asked" },
  replacements: { icon: Truck, tone: "asked" },
  failedPickups: { icon: Truck, tone: "asked" },
  inquiries: { icon: MessageSquareText, tone: "asked" },
  questions: { icon: MessageSquareText, tone: "asked" },
  lowStock: { icon: Boxes, tone: "asked" },
  expiringLots: { icon: CalendarClock, tone: "asked" },
  reviewReports: { icon: Flag, tone: "calm" },
  reviewAppeals: { icon: Flag, tone: "calm" },
  disabledWebhooks: { icon: Unplug, tone: "calm" },
};
