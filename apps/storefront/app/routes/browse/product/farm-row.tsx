import type { Reply } from "@todayfruit/contract/all-calls";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Suspense } from "react";
import { Link } from "react-router";
import { FarmIcon } from "../../../features/catalog/farm-icon.tsx";
import { paths } from "../../../paths.ts";
import { createLazyComponent } from "../../../ui/create-lazy-component.ts";
import { useHydrated } from "../../../ui/layout/use-hydrated.ts";

/** Loaded once the page is alive: they show what is the shopper's own. */
const FollowButton = createLazyComponent(
  async () => (await import("../../../features/farms/follow-button.tsx")).FollowButton,
);
const FollowerCount = createLazyComponent(
  async () => (await import("../../../features/farms/follower-count.tsx")).FollowerCount,
);

/** Farm of a product: a link to its page, and 소식 받기 beside it. */
export function FarmRow({ distributor }: { distributor: Reply<"GET /v1/products/{id}">["distributor"] }) {
  const { id, name, region } = distributor;
  const isAlive = useHydrated();
  return (
    <div className="-mb-1 flex min-h-12 items-center justify-between gap-3">
      <Link className="flex min-h-12 min-w-0 items-center gap-2" to={paths.farm(id)}>
        <FarmIcon />
        <span className="min-w-0">
          <span className="flex items-center gap-0.5 text-label font-semibold">
            <span className="truncate">{name}</span>
            <ChevronRight className="size-4 flex-none text-ink-3" aria-hidden />
          </span>
          <span className="block truncate text-micro text-ink-3">
            {region}
            <Suspense>{isAlive && <FollowerCount farmId={id} />}</Suspense>
          </span>
        </span>
      </Link>
      <span className="h-34px w-24 flex-none">
        <Suspense>{isAlive && <FollowButton farm={distributor} small />}</Suspense>
      </span>
    </div>
  );
}
