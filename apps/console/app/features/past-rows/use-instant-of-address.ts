import { isInstant } from "@todayfruit/domain/calendar/kst";
import { useSearchParams } from "react-router";

/** Keeps the instant that is looked at in the address; `null` is now, which one in the future becomes. */
export function useInstantOfAddress(): { at: string | null; setAt(at: string | null): void } {
  const [query, setQuery] = useSearchParams();
  const asked = query.get("at");
  const at = asked !== null && isInstant(asked) && Date.parse(asked) < Date.now() ? asked : null;
  return {
    at,
    setAt: (next) =>
      setQuery(next === null || Date.parse(next) >= Date.now() ? {} : { at: next }, { replace: true }),
  };
}
