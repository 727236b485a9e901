import { formatFullDate, kstDateOf } from "@todayfruit/domain/calendar/kst";
import type { MemberSettings } from "./member-settings-types.ts";
import { ADVERTISING_NAMES } from "./write-consent-changes-notice.ts";

/** Current state of each consent, with its date. */
export function ConsentList({ consents }: { consents: MemberSettings["consents"] }) {
  if (consents.length === 0) return null;
  return (
    <dl className="mt-2 rounded-md bg-sunken px-4 py-3 text-caption text-ink-2">
      {consents.map(({ kind, isGiven, at }) => (
        <div key={kind} className="flex justify-between gap-3 py-1">
          <dt>{ADVERTISING_NAMES[kind] ?? TERM_NAMES[kind]}</dt>
          <dd className="tabular">
            {formatFullDate(kstDateOf(at))} {wordOf(kind, isGiven)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Verb of a consent: age is confirmed, everything else agreed to. */
function wordOf(kind: MemberSettings["consents"][number]["kind"], isGiven: boolean): string {
  if (!isGiven) return "거부";
  return kind === "over14" ? "확인" : "동의";
}

const TERM_NAMES: Partial<Record<MemberSettings["consents"][number]["kind"], string>> = {
  termsOfService: "이용약관",
  privacy: "개인정보 수집·이용",
  over14: "만 14세 이상",
};
