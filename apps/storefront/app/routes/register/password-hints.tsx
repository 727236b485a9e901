import Check from "lucide-react/icons/check";
import { passwordHints } from "./register-values.ts";

/** The password rule in parts, each ticked once it is met. */
export function PasswordHints({ password }: { password: string }) {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-3.5 gap-y-1 text-caption">
      {passwordHints(password).map(({ label, isMet }) => (
        <li
          key={label}
          className={`flex items-center gap-[3px] ${isMet ? "font-semibold text-success" : "text-ink-3"}`}
        >
          <Check className="size-3.5" aria-hidden />
          {label}
          <span className="sr-only">{isMet ? " 맞아요" : " 아직이에요"}</span>
        </li>
      ))}
    </ul>
  );
}
