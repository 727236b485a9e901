import { formatFullDate, kstDateOf } from "@todayfruit/domain/calendar/kst";
import type { MemberSettings } from "./member-settings-types.ts";

type Consent = MemberSettings["consents"][number];

/** Names of the advertising consents; the terms of joining cannot be changed here. */
export const ADVERTISING_NAMES: Partial<Record<Consent["kind"], string>> = {
  advertisingAlarm: "혜택 알림",
  nightAlarm: "밤 알림",
  advertisingPromotion: "행사 소식",
};

/**
 * Notice of the changed advertising consents with their date in KST.
 *
 * @returns `null` when none changed
 * @example writeConsentChangesNotice([], [{ kind: "nightAlarm", isGiven: true, at: "2026-11-21T03:00:00Z" }])
 *   // "2026. 11. 21 (토) 밤 알림 동의"
 */
export function writeConsentChangesNotice(
  before: readonly Consent[],
  after: readonly Consent[],
): string | null {
  const changed = after.filter(
    ({ kind, at }) => ADVERTISING_NAMES[kind] && before.find((each) => each.kind === kind)?.at !== at,
  );
  const [first] = changed;
  if (!first) return null;
  const said = changed.map(({ kind, isGiven }) => `${ADVERTISING_NAMES[kind]} ${isGiven ? "동의" : "거부"}`);
  return `${formatFullDate(kstDateOf(first.at))} ${said.join(", ")}`;
}
