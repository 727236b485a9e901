import { ReviewReportInbox } from "../../../features/inbox/reports/review-report-inbox.tsx";

export const meta = () => [{ title: "후기 이의 · 오늘의과일 운영" }];

/** Objections of writers against the hiding of their reviews. */
export default function AppealsPage() {
  return <ReviewReportInbox kind="appeals" />;
}
