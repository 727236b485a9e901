import type { Input } from "@todayfruit/contract/all-calls";
import { canAdvertise } from "@todayfruit/domain/consents/can-advertise";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { recordEventToNotifyMember } from "../messages/record-event-to-notify-member.ts";
import { addAction } from "../operator-actions/operator-actions.repository.ts";
import { lockAdvertisementRecipient } from "./lock-advertisement-recipient.repository.ts";

/** Time after which an advertisement expires, in ms. */
const USEFUL_MS = 86_400_000;

/**
 * Sends an advertisement, the only way for one to leave the shop: checks the consents of this instant and records it
 * for delivery. Delivery checks them again, so one delayed by a failed provider is not sent at night, nor after consent
 * was withdrawn. No provider is called here.
 */
export function sendAdvertisement(
  { path, body }: Pick<Input<"POST /operator/v1/members/{id}/advertisement">, "path" | "body">,
  context: OperatorContext,
): Promise<Answer<"POST /operator/v1/members/{id}/advertisement">> {
  return context.db.transaction<Answer<"POST /operator/v1/members/{id}/advertisement">>(
    async (tx) => {
      const member = await lockAdvertisementRecipient(tx, path.id);
      if (!member) return refuse("MEMBER_NOT_FOUND");
      const consents = { advertisingAlarm: member.advertising_alarm, nightAlarm: member.night_alarm };
      const channels = body.channels ?? ["phone"];
      const isReached = member.phone !== null || channels.some((channel) => channel !== "phone");
      if (!consents.advertisingAlarm || !isReached) return refuse("ADVERTISING_NOT_ALLOWED");
      const now = context.now();
      if (!canAdvertise(consents, now.getTime())) return refuse("ADVERTISING_NOT_AT_NIGHT");
      await addAction(tx, context, {
        action: "members.advertise",
        subject: `member ${path.id}`,
        before: null,
        after: { text: body.text, channels },
        reason: body.reason,
      });
      await recordEventToNotifyMember(tx, context.rules.shopName, {
        template: "ADVERTISEMENT",
        userId: path.id,
        variables: { 내용: body.text },
        href: "/settings",
        key: `advertisement ${context.uuid()}`,
        subject: `advertisement to ${path.id}`,
        channels,
        now,
        usefulUntil: new Date(now.getTime() + USEFUL_MS),
      });
      return ok({ id: path.id });
    },
    (result) => result.ok,
  );
}
