import type { Input } from "@todayfruit/contract/all-calls";
import { INQUIRY_KIND_NAMES, type InquiryKind } from "@todayfruit/domain/inquiries/inquiry-kinds-and-states";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { areUploadsOf } from "../../images/uploads/uploads.repository.ts";
import { recordEventToNotifyMember } from "../../messages/record-event-to-notify-member.ts";
import { addAction } from "../../operator-actions/operator-actions.repository.ts";
import { addMessage } from "../inquiries.repository.ts";
import { presentFound } from "../show-inquiries-and-mark-read.ts";
import { lockToAnswer, markAnswered } from "./inquiries-to-answer.repository.ts";

/**
 * Answers an inquiry, with pictures, and tells its member, or the guest at the number of the order. Refused when a text came after the one that the operator read, so that two
 * operators do not answer the same.
 */
export function answerInquiry(
  { path: { id }, body }: Input<"POST /operator/v1/inquiries/{id}/answer">,
  context: OperatorContext,
): Promise<Answer<"POST /operator/v1/inquiries/{id}/answer">> {
  const { rules, now } = context;
  return context.db.transaction<Answer<"POST /operator/v1/inquiries/{id}/answer">>(
    async (tx) => {
      const inquiry = await lockToAnswer(tx, id);
      if (!inquiry) return refuse("INQUIRY_NOT_FOUND");
      if (inquiry.lastMessageId !== body.lastMessageId) return refuse("INQUIRY_CHANGED");
      const photos = body.photos ?? [];
      const sender = { userId: null, operatorId: context.operator.id };
      if (!(await areUploadsOf(tx, sender, photos))) return refuse("PICTURE_NOT_FOUND");
      const at = now();
      const answer = body.contents.trim();
      await addMessage(tx, {
        inquiryId: id,
        writer: `${rules.shopName} 상담`,
        contents: answer,
        photos,
        now: at,
      });
      await markAnswered(tx, id, at);
      await addAction(tx, context, {
        action: "inquiries.answer",
        subject: `inquiry ${id}`,
        before: { lastMessageId: body.lastMessageId },
        after: { answer, photos },
        reason: null,
      });
      await recordEventToNotifyMember(tx, rules.shopName, {
        template: "INQUIRY_ANSWERED",
        userId: inquiry.user_id,
        phone: inquiry.guest_phone,
        variables: { 이름: inquiry.name ?? "고객", 종류: INQUIRY_KIND_NAMES[inquiry.kind as InquiryKind] },
        href: `/inquiries/${id}`,
        key: `inquiry ${id} answer to ${body.lastMessageId}`,
        subject: `inquiry ${id}`,
        now: at,
        channels: inquiry.wants_notice ? ["push", "phone"] : [],
      });
      return ok(await presentFound(tx, context, id));
    },
    (result) => result.ok,
  );
}
