import type { Input, Reply } from "@todayfruit/contract/all-calls";
import { INQUIRY_TEXTS_A_DAY, inquiryText } from "@todayfruit/domain/inquiries/inquiry-text";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { Tx } from "../../db/database.ts";
import type { Answer } from "../../http/bind-calls.ts";
import type { BuyerContext } from "../../http/context.ts";
import { areOwnUploads } from "../images/uploads/uploads.repository.ts";
import {
  addInquiry,
  addMessage,
  hasOrdered,
  lockAndCountTexts,
  lockInquiry,
  setHelpful,
  waitForAnswer,
} from "./inquiries.repository.ts";
import { isInquirerOf } from "./inquiry.policy.ts";
import { presentFound } from "./show-inquiries.ts";

const DAY_MS = 86_400_000;

type Shown = Reply<"GET /v1/app-users/inquiries/{id}">;
type Fault = "INQUIRY_TOO_SHORT" | "INQUIRY_TOO_LONG" | "INQUIRY_LIMIT" | "PICTURE_NOT_FOUND";

/** Opens an inquiry with its first text and pictures, about a product that the member ordered or about none. */
export function askShop(
  { body }: Input<"POST /v1/app-users/inquiries">,
  context: BuyerContext,
): Promise<Answer<"POST /v1/app-users/inquiries">> {
  const { buyer, now } = context;
  return context.db.transaction<Result<Shown, Fault | "ORDER_NOT_FOUND">>(
    async (tx) => {
      const text = await checkText(tx, context, body);
      if (!text.ok) return text;
      const { kind, orderProductId, wantsNotice, photos } = body;
      if (orderProductId !== null && !(await hasOrdered(tx, orderProductId, buyer.id))) {
        return refuse("ORDER_NOT_FOUND");
      }
      const at = now();
      const id = await addInquiry(tx, { userId: buyer.id, kind, orderProductId, wantsNotice, now: at });
      await addMessage(tx, { inquiryId: id, writer: null, contents: text.value, photos, now: at });
      return ok(await presentFound(tx, context, id));
    },
    (result) => result.ok,
  );
}

/** Adds a text to a member's own inquiry, which then waits for an answer again. */
export function askFurther(
  { path: { id }, body }: Input<"POST /v1/app-users/inquiries/{id}/messages">,
  context: BuyerContext,
): Promise<Answer<"POST /v1/app-users/inquiries/{id}/messages">> {
  const { buyer, now } = context;
  return context.db.transaction<Result<Shown, Fault | "INQUIRY_NOT_FOUND">>(
    async (tx) => {
      const inquiry = await lockInquiry(tx, id);
      if (!inquiry || !isInquirerOf(buyer, inquiry)) return refuse("INQUIRY_NOT_FOUND");
      const text = await checkText(tx, context, body);
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

/** Stores whether the answer of a member's own inquiry helped. */
export function sayHelpful(
  { path: { id }, body }: Input<"PUT /v1/app-users/inquiries/{id}/helpful">,
  context: BuyerContext,
): Promise<Answer<"PUT /v1/app-users/inquiries/{id}/helpful">> {
  return context.db.transaction<Answer<"PUT /v1/app-users/inquiries/{id}/helpful">>(async (tx) => {
    const inquiry = await lockInquiry(tx, id);
    if (!inquiry || !isInquirerOf(context.buyer, inquiry)) return refuse("INQUIRY_NOT_FOUND");
    if (inquiry.answered_at === null) return refuse("INQUIRY_NOT_ANSWERED");
    await setHelpful(tx, id, body.isHelpful);
    return ok(await presentFound(tx, context, id));
  });
}

async function checkText(
  tx: Tx,
  { buyer, now }: BuyerContext,
  { contents, photos }: { contents: string; photos: readonly string[] },
): Promise<Result<string, Fault>> {
  const text = inquiryText(contents);
  if (!text.ok) return text;
  const texts = await lockAndCountTexts(tx, buyer.id, new Date(now().getTime() - DAY_MS));
  if (texts >= INQUIRY_TEXTS_A_DAY) return refuse("INQUIRY_LIMIT");
  return (await areOwnUploads(tx, buyer.id, photos)) ? text : refuse("PICTURE_NOT_FOUND");
}
