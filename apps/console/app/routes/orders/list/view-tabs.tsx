import { paths } from "../../../paths.ts";
import { TabLinks } from "../../../ui/layout/tab-links.tsx";
import { type ListView, type OrderPlace, VIEWS } from "./order-views-and-search-params.ts";
import { keptAddress, type SavedView } from "./saved-views/parse-and-check-saved-views.ts";
import { useViewCounts } from "./use-orders-and-view-counts.ts";

/** Views of the list, each with its number, and behind them the operator's own; red means late today. */
export function ViewTabs({ place, saved }: { place: OrderPlace; saved: readonly SavedView[] }) {
  const { data } = useViewCounts();
  const counts = new Map<ListView, NonNullable<typeof data>["list"][number]>(
    data?.list.map((row) => [row.view, row]),
  );
  const tabs = VIEWS.map(({ view, label, isUrgent }) => {
    const found = counts.get(view);
    return {
      to: paths.orders(view),
      label,
      isUrgent: isUrgent ?? false,
      count:
        found && found.count > 0 ? `${found.count.toLocaleString()}${found.isMore ? "+" : ""}` : undefined,
    };
  });
  const own = saved.map(({ name, address }) => ({ to: address, label: name }));
  const address = keptAddress(place);
  const isOwn = saved.some((view) => view.address === address);
  return (
    <TabLinks label="보기" tabs={[...tabs, ...own]} current={isOwn ? address : paths.orders(place.view)} />
  );
}
