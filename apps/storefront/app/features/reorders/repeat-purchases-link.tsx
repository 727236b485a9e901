import ChevronRight from "lucide-react/icons/chevron-right";
import { Link } from "react-router";
import { paths } from "../../paths.ts";
import { useSession } from "../../session/session-provider.tsx";
import { PhotoStack } from "./photo-stack.tsx";
import { useRepeatPurchases } from "./use-repeat-purchases.ts";

/** Row that leads a member to what they buy again and again; renders nothing for others, and while there is none. */
export function RepeatPurchasesLink() {
  const session = useSession();
  const isMember = session.status === "ready" && session.userType !== "guest";
  const { data } = useRepeatPurchases(isMember);
  const list = data ? [...data.due, ...data.others] : [];
  const [first] = list;
  if (!data || !first) return null;
  const isDue = data.due.length > 0;
  const others = (isDue ? data.due : list).length - 1;
  return (
    <section className="px-gutter py-4" aria-label="늘 사던 것">
      <Link
        className="flex min-h-18 items-center gap-3 rounded-lg border border-line bg-surface px-4 py-3"
        to={paths.repeatPurchases}
      >
        <PhotoStack images={(isDue ? data.due : list).flatMap(({ product }) => product.image ?? [])} />
        <span className="min-w-0 flex-1">
          <b className="block text-label font-semibold">{isDue ? "슬슬 떨어질 때예요" : "늘 사던 것"}</b>
          <span className="flex text-caption text-ink-3 tabular-nums">
            <span className="truncate">{first.product.name}</span>
            {others > 0 && <span className="flex-none">&nbsp;외 {others}개</span>}
          </span>
        </span>
        <ChevronRight className="size-4 flex-none text-ink-3" aria-hidden />
      </Link>
    </section>
  );
}
