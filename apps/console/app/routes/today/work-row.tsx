import type { Reply } from "@todayfruit/contract/all-calls";
import { workText } from "@todayfruit/domain/operators/waiting-work";
import { Link } from "react-router";
import { buttonClass } from "../../ui/form/button.tsx";
import { waitText } from "../../ui/time-text.ts";
import { listOf } from "./list-of-work.ts";

type Work = Reply<"GET /operator/v1/waiting">["list"][number];

/** A kind of work that waits: how much, for how long, and the list that holds it. */
export function WorkRow({ work, count, since }: Work) {
  const to = listOf(work);
  return (
    <li className="flex min-h-13 items-center gap-3 border-t border-line px-4 py-2">
      <span className="min-w-0 flex-1">
        <b className="block text-form font-semibold">{workText(work)}</b>
        {since && <span className="text-micro text-ink-3">가장 오래된 것 {waitText(since, Date.now())}</span>}
      </span>
      <b className="number text-title font-bold">{count.toLocaleString()}</b>
      {to && (
        <Link to={to} className={`${buttonClass({ tone: work === "paidOrders" ? "tint" : "outline" })} w-24`}>
          열기<span className="sr-only"> {workText(work)}</span>
        </Link>
      )}
    </li>
  );
}
