import type { Input, Reply } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Runner } from "../../db/database.ts";
import type { Answer } from "../../http/bind-calls.ts";
import type { BuyerContext, Services } from "../../http/handler-context-types.ts";
import {
  findInquiry,
  findUsualHours,
  listInquiries,
  listMessages,
  markRead,
} from "./inquiries.repository.ts";
import { canAccessInquiry } from "./inquiry.policy.ts";
import { presentInquiry, presentSummary } from "./inquiry.presenter.ts";

const TAKE = 10;
/** Days whose answers tell the usual time. */
const USUAL_DAYS = 90;
const DAY_MS = 86_400_000;

type Shown = Answer<"GET /v1/app-users/inquiries/{id}">;

/** Lists the inquiries of a member, or of the guest of an order; two statements. */
export async function showInquiries(
  { query }: Input<"GET /v1/app-users/inquiries">,
  { db, buyer, now, deliveryCalendar }: BuyerContext,
): Promise<Answer<"GET /v1/app-users/inquiries">> {
  const page = query?.page ?? 0;
  const rows = await listInquiries(db, { userId: buyer.id, now: now() }, page * TAKE, TAKE + 1);
  const usualHours = await findUsualHours(db, new Date(now().getTime() - USUAL_DAYS * DAY_MS));
  const { publicHolidays } = await deliveryCalendar.read();
  return ok({
    list: rows.slice(0, TAKE).map((row) => presentSummary(row, publicHolidays)),
    nextPage: rows.length > TAKE ? page + 1 : null,
    count: rows[0]?.in_all ?? 0,
    usualHours,
  });
}

/** Shows an own inquiry; two statements, a third for an order that was proved. */
export async function showInquiry(
  { path: { id } }: Input<"GET /v1/app-users/inquiries/{id}">,
  context: BuyerContext,
): Promise<Shown> {
  const { db, deliveryCalendar } = context;
  const inquiry = await findInquiry(db, id);
  if (!inquiry || !(await canAccessInquiry(db, context, inquiry))) return refuse("INQUIRY_NOT_FOUND");
  const { publicHolidays } = await deliveryCalendar.read();
  return ok(presentInquiry(inquiry, await listMessages(db, id), publicHolidays));
}

/** Marks the answers of an own inquiry as read. */
export async function readInquiry(
  input: Input<"PUT /v1/app-users/inquiries/{id}/read">,
  context: BuyerContext,
): Promise<Answer<"PUT /v1/app-users/inquiries/{id}/read">> {
  const { db, now } = context;
  const inquiry = await findInquiry(db, input.path.id);
  if (!inquiry || !(await canAccessInquiry(db, context, inquiry))) return refuse("INQUIRY_NOT_FOUND");
  await markRead(db, inquiry.id, now());
  return showInquiry(input, context);
}

/** Presents an inquiry that is known to be there, within the transaction that changed it. */
export async function presentFound(
  tx: Runner,
  { deliveryCalendar }: Pick<Services, "deliveryCalendar">,
  id: number,
): Promise<Reply<"GET /v1/app-users/inquiries/{id}">> {
  const inquiry = await findInquiry(tx, id);
  if (!inquiry) throw new Error("An inquiry that was changed is there");
  const { publicHolidays } = await deliveryCalendar.read();
  return presentInquiry(inquiry, await listMessages(tx, id), publicHolidays);
}
