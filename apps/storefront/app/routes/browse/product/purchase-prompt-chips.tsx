import type { Reply } from "@todayfruit/contract/all-calls";
import Clock from "lucide-react/icons/clock";
import Heart from "lucide-react/icons/heart";
import Package from "lucide-react/icons/package";
import TrendingUp from "lucide-react/icons/trending-up";
import { useServerTime } from "../../../server-clock/use-server-time.ts";

type Prompt = Reply<"GET /v1/products/{id}/purchase-prompt">["list"][number];

const icons = {
  lowStock: Package,
  cutoff: Clock,
  recentPurchase: TrendingUp,
  favorite: Heart,
} satisfies Record<Prompt["type"], unknown>;

/** Facts about the product that help to decide; those past their end are not shown. */
export function PurchasePromptChips({ prompts, now }: { prompts: readonly Prompt[]; now: string }) {
  const moment = useServerTime(
    now,
    prompts.some(({ endsAt }) => endsAt !== null),
  );
  // The favourite count is left out, since the buy bar's heart shows it.
  const shown = prompts.filter(
    ({ type, endsAt }) => type !== "favorite" && (endsAt === null || moment < endsAt),
  );
  if (shown.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2 px-gutter pb-5" aria-label="지금 이 상품은">
      {shown.map(({ type, message }) => {
        const Icon = icons[type];
        return (
          <li
            key={type}
            className={`flex min-h-8 items-center gap-1.5 rounded-full px-3 py-1 text-caption font-medium ${type === "lowStock" ? "bg-sale-tint text-sale" : "bg-sunken text-ink-2"}`}
          >
            <Icon className="size-4 flex-none" aria-hidden />
            {message}
          </li>
        );
      })}
    </ul>
  );
}
