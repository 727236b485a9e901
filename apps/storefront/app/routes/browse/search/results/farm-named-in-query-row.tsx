import ChevronRight from "lucide-react/icons/chevron-right";
import { Link } from "react-router";
import { FarmIcon } from "../../../../features/catalog/farm-icon.tsx";
import type { ProductSummary } from "../../../../features/catalog/product-summary-types.ts";
import { paths } from "../../../../paths.ts";
import { findFarmInQuery } from "./find-farm-in-query.ts";

/** Row that leads to the farm that a query names; nothing for any other query. */
export function FarmNamedInQueryRow({
  query,
  products,
}: {
  query: string;
  products: readonly ProductSummary[];
}) {
  const farm = findFarmInQuery(query, products);
  if (farm === null) return null;
  return (
    <Link
      className="mx-gutter mb-3 flex min-h-14 items-center gap-2.5 rounded-md bg-sunken px-3.5"
      to={paths.farm(farm.id)}
    >
      <FarmIcon />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-label font-semibold">{farm.name}</span>
        <span className="block truncate text-micro text-ink-3">{farm.region} · 농장 보기</span>
      </span>
      <ChevronRight className="size-5 flex-none text-ink-3" aria-hidden />
    </Link>
  );
}
