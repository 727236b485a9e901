import { paths } from "../../../paths.ts";
import { TabLinks } from "../../../ui/layout/tab-links.tsx";
import { useViewCounts } from "./use-orders.ts";
import { type ListView, VIEWS } from "./views.ts";

/** Views of the list, each with its number; red means late today. */
export function ViewTabs({ current }: { current: ListView }) {
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
  return <TabLinks label="보기" tabs={tabs} current={paths.orders(current)} />;
}
