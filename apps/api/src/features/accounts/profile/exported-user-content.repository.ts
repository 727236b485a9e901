import type { GiftStatus } from "@todayfruit/domain/gifts/status";
import type { ObjectionStatus } from "@todayfruit/domain/reviews/report-and-appeal-status";
import { type Runner, statement } from "../../../db/database.ts";
import { RECEIVED_BY_MEMBER } from "../../gift-links/received-by-member.sql.ts";
import type { ParcelAddress } from "../../orders/address/order-address-types.ts";

const LIST_REVIEWS = statement(
  "export-reviews",
  `select op.name as product_name, r.score, r.contents, r.images, r.video, r.created_at, r.hidden_for,
          (select jsonb_agg(jsonb_build_object('contents', a.contents, 'status', a.status, 'decision', a.decision) order by a.report_id)
             from review_report p join review_appeal a on a.report_id = p.id where p.review_id = r.id) as appeals
     from review_author w join review r on r.id = w.review_id join order_product op on op.id = w.order_product_id
    where w.user_id = $1 order by r.id`,
).narrow<{ appeals: { contents: string; status: ObjectionStatus; decision: string | null }[] | null }>();

/** Lists a member's reviews, and appeals against their hiding. */
export function listWrittenReviews(db: Runner, userId: number) {
  return db.run(LIST_REVIEWS, [userId]);
}

const LIST_QUESTIONS = statement(
  "export-questions",
  `select p.name as product_name, q.contents, q.is_secret, q.created_at, q.answer, q.answered_at
     from question_author a join question q on q.id = a.question_id join product p on p.id = q.product_id
    where a.user_id = $1 order by q.id`,
);

/** Lists a member's questions with the shop's answers. */
export function listAskedQuestions(db: Runner, userId: number) {
  return db.run(LIST_QUESTIONS, [userId]);
}

const LIST_REPORTS = statement(
  "export-reports",
  `select r.review_id, s.ground, r.reason, r.status, r.decision, r.created_at
     from review_report r join review_report_reason s on s.id = r.reason_id
    where r.user_id = $1 order by r.id`,
);

/** Lists a member's reports of others' reviews with the decisions. */
export function listMadeReports(db: Runner, userId: number) {
  return db.run(LIST_REPORTS, [userId]);
}

const LIST_GIFTS = statement(
  "export-received-gifts",
  `select (select string_agg(op.name, ', ' order by op.id) from order_product op where op.gift_id = t.id) as product_name,
          g.sender_name, t.status, t.sent_at, t.thanks, t.thanks_photo,
          case when t.receiver_id = u.id and t.receiver_proof = 'accepted' then t.address end as address
     from app_user u join gift t on ${RECEIVED_BY_MEMBER} join gift_group g on g.id = t.gift_group_id
    where u.id = $1 order by t.id`,
).narrow<{ status: GiftStatus; product_name: string; sent_at: Date; address: ParcelAddress | null }>();

/** Lists the gifts that a member received; with the address where they entered it themselves, logged in. */
export function listReceivedGifts(db: Runner, userId: number) {
  return db.run(LIST_GIFTS, [userId]);
}

const LIST_INQUIRIES = statement(
  "export-inquiries",
  `select i.kind, op.name as product_name, i.created_at,
          (select jsonb_agg(jsonb_build_object('writer', m.writer, 'contents', m.contents, 'photos', m.photos) order by m.id)
             from inquiry_message m where m.inquiry_id = i.id) as messages
     from inquiry i left join buyer_order_product op on op.id = i.order_product_id
    where i.user_id = $1 order by i.id`,
).narrow<{ messages: { writer: string | null; contents: string; photos: string[] }[] | null }>();

/** Lists a member's inquiries with all of their texts. */
export function listWrittenInquiries(db: Runner, userId: number) {
  return db.run(LIST_INQUIRIES, [userId]);
}
