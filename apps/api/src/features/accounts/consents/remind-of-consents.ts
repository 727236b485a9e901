import { reconfirmationCutoff } from "@todayfruit/domain/consents/reconfirmation-cutoff";
import type { Services } from "../../../http/handler-context-types.ts";
import { recordConsentReminders } from "./record-consent-reminders.repository.ts";

const NOTICE = {
  title: "광고 수신 동의를 확인해 주세요",
  body: "{day}에 광고 수신에 동의하셨어요. 그대로 받으시려면 아무것도 하지 않아도 돼요. 그만 받으시려면 설정에서 꺼 주세요.",
  href: "/settings#advertising",
} as const;

/**
 * Reminds every member of an advertising consent that is two years old, with its date and how to withdraw it; without
 * a reaction it stays valid. The reminder is no advertisement, so it may be sent at any hour.
 *
 * @returns number of members reminded
 */
export async function remindOfConsents({ db, now, log }: Services, batch = 500): Promise<number> {
  const at = now();
  const givenUntil = new Date(reconfirmationCutoff(at.getTime()));
  let total = 0;
  let told: number;
  do {
    told = await recordConsentReminders(db, { ...NOTICE, givenUntil, now: at, take: batch });
    total += told;
  } while (told === batch);
  if (total > 0) log.info("consents reconfirmed", { job: "reconfirm-consents", count: total });
  return total;
}
