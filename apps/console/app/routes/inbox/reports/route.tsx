import { ReviewReportInbox } from "../../../features/inbox/reports/review-report-inbox.tsx";

export const meta = () => [{ title: "후기 신고 · 오늘의과일 운영" }];

/** Reports of reviews, those that have waited longest first. */
export default function ReportsPage() {
  return <ReviewReportInbox kind="reports" />;
}
