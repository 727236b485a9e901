import { type RowOf, type Runner, statement, type Tx } from "../../../db/database.ts";
import { requireOneRow } from "../../../db/require-one-row.ts";

export type ReasonRow = RowOf<typeof LIST_REASONS>;

const LIST_REASONS = statement(
  "list-report-reasons",
  "select id, name, ground, needs_words from review_report_reason order by id",
);

export function listReasons(db: Runner): Promise<ReasonRow[]> {
  return db.run(LIST_REASONS, []);
}

const LOCK_REVIEW = statement(
  "lock-reported-review",
  "select w.user_id as writer_id from review r left join review_author w on w.review_id = r.id where r.id = $1 for update of r",
);

/** Locks a review against deletion and returns its writer; `null` when there is no such review. */
export async function lockReview(tx: Tx, id: number): Promise<{ writer_id: number | null } | null> {
  const [row] = await tx.run(LOCK_REVIEW, [id]);
  return row ?? null;
}

const ADD = statement(
  "add-review-report",
  `insert into review_report (review_id, user_id, reason_id, reason, created_at)
   values ($1, $2, $3, $4, $5)
       on conflict (review_id, user_id) do nothing
   returning id`,
);

/** Adds a report; returns `null` when this member reported the review before. */
export async function addReport(
  tx: Tx,
  report: { reviewId: number; userId: number; reasonId: number; reason: string; now: Date },
): Promise<number | null> {
  const [row] = await tx.run(ADD, [
    report.reviewId,
    report.userId,
    report.reasonId,
    report.reason,
    report.now,
  ]);
  return row?.id ?? null;
}

export type DecisionRow = RowOf<typeof SUM_DECISIONS>;

const SUM_DECISIONS = statement(
  "sum-review-decisions",
  `select s.ground, count(*) filter (where r.status = 'upheld')::int as upheld,
          count(*) filter (where r.status = 'dismissed')::int as dismissed,
          count(*) filter (where a.status = 'upheld')::int as restored
     from review_report_reason s
     left join review_report r on r.reason_id = s.id and r.decided_at >= $1
     left join review_appeal a on a.report_id = r.id
    group by s.id
    order by s.id`,
);

/** Counts the decisions about reports since an instant, by ground. */
export function sumDecisions(db: Runner, since: Date): Promise<DecisionRow[]> {
  return db.run(SUM_DECISIONS, [since]);
}

const COUNT_OPEN = statement(
  "count-standing-reports",
  `select count(*)::int as count from review_report r left join review_appeal a on a.report_id = r.id
    where r.review_id = $1 and r.status = 'upheld' and coalesce(a.status, '') <> 'upheld'`,
);

/** Counts the upheld reports of a review that no appeal has overturned. */
export async function countStanding(tx: Tx, reviewId: number): Promise<number> {
  return requireOneRow(await tx.run(COUNT_OPEN, [reviewId])).count;
}

const HIDE = statement(
  "hide-review",
  "update review set hidden_at = case when $2::text is null then null else coalesce(hidden_at, $3) end, hidden_for = $2 where id = $1",
);

/**
 * Hides a review or shows it again.
 *
 * @param ground public reason of the hiding; `null` shows the review again
 */
export async function hideReview(tx: Tx, id: number, ground: string | null, now: Date): Promise<void> {
  await tx.run(HIDE, [id, ground, now]);
}
