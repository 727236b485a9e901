import type { ObjectionStatus } from "@todayfruit/domain/reviews/report-and-appeal-status";
import { type RowOf, type Runner, statement, type Tx } from "../../../db/database.ts";

export type OperatorReportRow = RowOf<typeof LIST>;

const SELECT = `select r.id, r.review_id, w.user_id as writer_id, p.name as product_name, p.images[1] as product_image, v.contents, v.images, v.video, v.score,
         s.ground, r.reason, r.status, r.decision, r.created_at, a.contents as appeal_contents,
         a.status as appeal_status, a.decision as appeal_decision
    from review_report r
    join review v on v.id = r.review_id
    left join review_author w on w.review_id = v.id
    join product p on p.id = v.product_id
    join review_report_reason s on s.id = r.reason_id
    left join review_appeal a on a.report_id = r.id`;

const LIST = statement(
  "list-review-reports",
  `${SELECT}
    where r.id > $3 and ($1::text is null or case when $2 then a.status else r.status end = $1)
      and (not $2 or a.report_id is not null)
    order by r.id limit $4`,
);

/** Lists reports, optionally only those with an appeal, the oldest first. */
export function listOperatorReports(
  db: Runner,
  page: { status: ObjectionStatus | null; onlyAppeals: boolean; after: number; take: number },
): Promise<OperatorReportRow[]> {
  return db.run(LIST, [page.status, page.onlyAppeals, page.after, page.take]);
}

const FIND = statement("find-review-report", `${SELECT} where r.id = $1`);

export async function findOperatorReport(db: Runner, id: number): Promise<OperatorReportRow | null> {
  const [row] = await db.run(FIND, [id]);
  return row ?? null;
}

const DECIDE = statement(
  "decide-review-report",
  "update review_report set status = $2, decision = $3, decided_at = $4 where id = $1 and status = 'requested'",
);

export async function decideReportRow(
  tx: Tx,
  d: { id: number; status: ObjectionStatus; decision: string; now: Date },
): Promise<void> {
  await tx.run(DECIDE, [d.id, d.status, d.decision, d.now]);
}

const DECIDE_APPEAL = statement(
  "decide-review-appeal",
  "update review_appeal set status = $2, decision = $3, decided_at = $4 where report_id = $1 and status = 'requested'",
);

export async function decideAppealRow(
  tx: Tx,
  d: { id: number; status: ObjectionStatus; decision: string; now: Date },
): Promise<void> {
  await tx.run(DECIDE_APPEAL, [d.id, d.status, d.decision, d.now]);
}

const ADD_APPEAL = statement(
  "add-review-appeal",
  `insert into review_appeal (report_id, contents, created_at) values ($1, $2, $3)
       on conflict (report_id) do nothing returning report_id`,
);

/** Adds an appeal; returns `false` when the report has one already. */
export async function addAppeal(tx: Tx, id: number, contents: string, now: Date): Promise<boolean> {
  return (await tx.run(ADD_APPEAL, [id, contents, now])).length > 0;
}
