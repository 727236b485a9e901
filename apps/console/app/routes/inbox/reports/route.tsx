import { ReportList } from "../../../features/inbox/reports/report-list.tsx";

export const meta = () => [{ title: "후기 신고 · 오늘의과일 운영" }];

/** Reports of reviews, those that have waited longest first. */
export default function ReportsPage() {
  return <ReportList kind="reports" />;
}
