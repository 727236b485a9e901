import { SHORTEST_PASSWORD } from "@todayfruit/domain/accounts/password-rules";
import Check from "lucide-react/icons/check";

/** The password rule, ticked once it is met. */
export function PasswordLengthHint({ password }: { password: string }) {
  const isMet = [...password].length >= SHORTEST_PASSWORD;
  return (
    <p
      className={`mt-2 flex items-center gap-3px text-caption ${isMet ? "font-semibold text-success" : "text-ink-3"}`}
    >
      <Check className="size-3.5 flex-none" aria-hidden />
      {SHORTEST_PASSWORD}자 이상이면 어떤 글자든 좋아요
      <span className="sr-only">{isMet ? ", 맞아요" : ", 아직이에요"}</span>
    </p>
  );
}
