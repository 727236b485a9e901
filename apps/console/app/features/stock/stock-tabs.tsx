import { paths } from "../../paths.ts";
import { TabLinks } from "../../ui/layout/tab-links.tsx";

const TABS = [
  { to: paths.stock(), label: "곧 떨어짐" },
  { to: paths.stock("out"), label: "품절" },
  { to: paths.stock("all"), label: "전체" },
  { to: paths.stockLots, label: "LOT·기한" },
  { to: paths.stockReceipts, label: "들어온 것" },
];

/** Lists of stock. */
export function StockTabs({ current }: { current: string }) {
  return <TabLinks label="재고 보기" tabs={TABS} current={current} />;
}
