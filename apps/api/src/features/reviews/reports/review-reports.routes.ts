import { reviewReportCalls } from "@todayfruit/contract/calls/voices/review-reports";
import { ok } from "@todayfruit/domain/result";
import { bind } from "../../../http/bind.ts";
import { appealAgainstHiding, validateAppeal } from "./appeal.ts";
import { reportReview } from "./report-review.ts";
import { listReasons, sumDecisions } from "./reports.repository.ts";

const YEAR_MS = 365 * 86_400_000;

export const reviewReportRoutes = bind(reviewReportCalls, {
  "GET /v1/review/report-reasons": async (_input, { db }) =>
    ok({
      list: (await listReasons(db)).map(({ needs_words, ...reason }) => ({
        ...reason,
        needsWords: needs_words,
      })),
    }),
  "GET /v1/review/decisions": async (_input, { db, now }) =>
    ok({ list: await sumDecisions(db, new Date(now().getTime() - YEAR_MS)) }),
  "POST /v1/review/{id}/report": reportReview,
  "GET /v1/review/report/{id}/appeal/validate": validateAppeal,
  "POST /v1/review/report/{id}/appeal": appealAgainstHiding,
});
