import { Outlet, useLocation } from "react-router";
import { paths, STATS_TABS } from "../../../paths.ts";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { TabLinks } from "../../../ui/layout/tab-links.tsx";
import { RangePicker } from "./range-picker.tsx";

export const meta = () => [{ title: "통계 · 오늘의과일 운영" }];

const LABELS: Record<(typeof STATS_TABS)[number], string> = {
  sales: "매출",
  products: "상품·농가",
  searches: "찾은 말",
  sources: "온 길",
  cohorts: "다시 오심",
};

/** Frame of the reports: the range and the tabs, both in the address. */
export default function StatsFrame() {
  const { pathname, search } = useLocation();
  const tabs = STATS_TABS.map((tab) => ({ to: paths.stats(tab) + search, label: LABELS[tab] }));
  return (
    <>
      <PageHeading
        isOnCanvas
        title="통계"
        aside={
          <>
            <RangePicker />
            <span className="text-micro">오늘은 1분마다, 지난 날은 한 시간마다 세요</span>
          </>
        }
      />
      <TabLinks label="통계" tabs={tabs} current={pathname + search} />
      <Outlet />
    </>
  );
}
