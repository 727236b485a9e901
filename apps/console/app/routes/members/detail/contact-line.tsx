import { formatPhone } from "@todayfruit/domain/korean/normalize-and-format-phone";
import { Badge } from "../../../ui/feedback/badge.tsx";
import type { Member } from "./use-member.ts";
import type { PersonalData } from "./use-unmasked-until-expiry.ts";

const LOGINS = { email: "이메일 로그인", kakaotalk: "카카오 로그인", naver: "네이버 로그인" } as const;
const MINUTE_SECONDS = 60;

type ContactLineProps = {
  member: Member;
  unmasked: { data: PersonalData; secondsLeft: number } | null;
};

/** Contact of a member: masked, or as it is with the time that is left and the addresses. */
export function ContactLine({ member, unmasked }: ContactLineProps) {
  const { phone, email } = unmasked?.data ?? member;
  return (
    <div className="mb-3.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-2">
      <span className="number">{phone ? (unmasked ? formatPhone(phone) : phone) : "번호 없음"}</span>
      <span>{email ?? "이메일 없음"}</span>
      <span className="text-ink-3">{LOGINS[member.userType]}</span>
      {unmasked && (
        <>
          <Badge tone="warning">{timeLeft(unmasked.secondsLeft)} 뒤에 다시 가려요</Badge>
          {unmasked.data.addresses.map(({ id, zonecode, selectedAddress, addressDetail }) => (
            <span key={id} className="w-full">
              <span className="number">({zonecode})</span> {selectedAddress} {addressDetail}
            </span>
          ))}
        </>
      )}
    </div>
  );
}

/** @example timeLeft(272) // "4:32" */
function timeLeft(seconds: number): string {
  return `${Math.floor(seconds / MINUTE_SECONDS)}:${String(seconds % MINUTE_SECONDS).padStart(2, "0")}`;
}
