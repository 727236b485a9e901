import type { Reply } from "@todayfruit/contract/all-calls";
import { groupDigits } from "@todayfruit/domain/money/format-won";

/** Amounts of a price or a refund, each with its name and its reason, as the server sends them. */
export function ExplainedAmounts({
  lines,
}: {
  lines: Reply<"GET /v1.2/app-users/orders/{id}">["explanation"];
}) {
  return (
    <ul className="divide-y divide-line">
      {lines.map(({ name, reason, amount }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a price never change places.
        <li key={index} className="flex items-start justify-between gap-4 py-3">
          <span className="min-w-0">
            <b className="block text-body2 font-semibold wrap-anywhere">{name}</b>
            <span className="block text-caption text-ink-3">{reason}</span>
          </span>
          <span className={`flex-none text-body2 font-semibold tabular ${amount < 0 ? "text-sale" : ""}`}>
            {amount < 0 ? "-" : ""}
            {groupDigits(Math.abs(amount))}원
          </span>
        </li>
      ))}
    </ul>
  );
}
