import type { Input, Reply } from "@todayfruit/contract/all-calls";
import { INQUIRY_TEXTS_A_DAY, inquiryText } from "@todayfruit/domain/inquiries/inquiry-limits";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { Tx } from "../../db/database.ts";
import type { Answer } from "../../http/bind-calls.ts";
import type { BuyerContext } from "../../http/handler-context-types.ts";
import { areOwnUploads } from "../images/uploads/uploads.repository.ts";
import { canAccessOrder } from "../orders/order.policy.ts";
import {
  addInquiry,
  addMessage,
  findInquiredOrder,
  lockAndCountTexts,
  lockInquiry,
  setHelpful,
  setWantsNotice,
  waitForAnswer,
} from "./inquiries.repository.ts";
import { canAccessInquiry } from "./inquiry.policy.ts";
import { presentFound } from "./show-inquiries-and-mark-read.ts";

const DAY_MS = 86_400_000;

type Shown = Reply<"GET /v1/app-users/inquiries/{id}">;
type Fault = "INQUIRY_TOO_SHORT" | "INQUIRY_TOO_LONG" | "INQUIRY_LIMIT" | "PICTURE_NOT_FOUND";

/**
 * Opens an inquiry with its first text and pictures, about a product that the member ordered or about none. A guest asks
 * about a product of their order; the inquiry belongs to the account that placed it, as the order does.
 */
export function askShop(
  { body }: Input<"POST /v1/app-users/inquiries">,
  context: BuyerContext,
): Promise<Answer<"POST /v1/app-users/inquiries">> {
  const { now } = context;
  return context.db.transaction<Result<Shown, Fault | "ORDER_NOT_FOUND" | "INQUIRY_ORDER_REQUIRED">>(
    async (tx) => {
      const { kind, orderProductId, wantsNotice, photos } = body;
      const owner = await findOwner(tx, context, orderProductId);
      if (!owner.ok) return owner;
      const userId = owner.value;
      const text = await checkText(tx, context, { ...body, userId });
      if (!text.ok) return text;
      const at = now();
      const id = await addInquiry(tx, { userId, kind, orderProductId, wantsNotice, now: at });
      await addMessage(tx, { inquiryId: id, writer: null, contents: text.value, photos, now: at });
      return ok(await presentFound(tx, context, id));
    },
    (result) => result.ok,
  );
}

/** Finds the account that an inquiry about an ordered product, or about none, belongs to. */
async function findOwner(
  tx: Tx,
  context: BuyerContext,
  orderProductId: number | null,
): Promise<Result<number, "ORDER_NOT_FOUND" | "INQUIRY_ORDER_REQUIRED">> {
  const { buyer } = context;
  if (orderProductId === null) {
    return buyer.userType === "guest" ? refuse("INQUIRY_ORDER_REQUIRED") : ok(buyer.id);
  }
  const order = await findInquiredOrder(tx, orderProductId);
  return order && (await canAccessOrder(tx, context, order)) ? ok(order.user_id) : refuse("ORDER_NOT_FOUND");
}

/** Adds a text to an own inquiry, which then waits for an answer again. */
export function askFurther(
  { path: { id }, body }: Input<"POST /v1/app-users/inquiries/{id}/messages">,
  context: BuyerContext,
): Promise<Answer<"POST /v1/app-users/inquiries/{id}/messages">> {
  const { now } = context;
  return context.db.transaction<Result<Shown, Fault | "INQUIRY_NOT_FOUND">>(
    async (tx) => {
      const inquiry = await lockInquiry(tx, id);
      if (!inquiry || !(await canAccessInquiry(tx, context, inquiry))) return refuse("INQUIRY_NOT_FOUND");
      const text = await checkText(tx, context, { ...body, userId: inquiry.user_id });
      if (!text.ok) return text;
      await addMessage(tx, {
        inquiryId: id,
        writer: null,
        contents: text.value,
        photos: body.photos,
        now: now(),
      });
      await waitForAnswer(tx, id, now());
      return ok(await presentFound(tx, context, id));
    },
    (result) => result.ok,
  );
}

/** Stores whether answers of an own inquiry are told outside of the shop. */
export function chooseNotice(
  { path: { id }, body }: Input<"PUT /v1/app-users/inquiries/{id}/notice">,
  context: BuyerContext,
): Promise<Answer<"PUT /v1/app-users/inquiries/{id}/notice">> {
  return context.db.transaction<Answer<"PUT /v1/app-users/inquiries/{id}/notice">>(async (tx) => {
    const inquiry = await lockInquiry(tx, id);
    if (!inquiry || !(await canAccessInquiry(tx, context, inquiry))) return refuse("INQUIRY_NOT_FOUND");
    await setWantsNotice(tx, id, body.wantsNotice);
    return ok(await presentFound(tx, context, id));
  });
}

/** Stores whether the answer of an own inquiry helped. */
export function rateAnswer(
  { path: { id }, body }: Input<"PUT /v1/app-users/inquiries/{id}/helpful">,
  context: BuyerContext,
): Promise<Answer<"PUT /v1/app-users/inquiries/{id}/helpful">> {
  return context.db.transaction<Answer<"PUT /v1/app-users/inquiries/{id}/helpful">>(async (tx) => {
    const inquiry = await lockInquiry(tx, id);
    if (!inquiry || !(await canAccessInquiry(tx, context, inquiry))) return refuse("INQUIRY_NOT_FOUND");
    if (inquiry.answered_at === null) return refuse("INQUIRY_NOT_ANSWERED");
    await setHelpful(tx, id, body.isHelpful);
    return ok(await presentFound(tx, context, id));
  });
}

/** @param written text with its pictures, and the account that the inquiry belongs to */
async function checkText(
  tx: Tx,
  { buyer, now }: BuyerContext,
  { userId, contents, photos }: { userId: number; contents: string; photos: readonly string[] },
): Promise<Result<string, Fault>> {
  const text = inquiryText(contents);
  if (!text.ok) return text;
  const texts = await lockAndCountTexts(tx, userId, new Date(now().getTime() - DAY_MS));
  if (texts >= INQUIRY_TEXTS_A_DAY) return refuse("INQUIRY_LIMIT");
  return (await areOwnUploads(tx, buyer.id, photos)) ? text : refuse("PICTURE_NOT_FOUND");
}
