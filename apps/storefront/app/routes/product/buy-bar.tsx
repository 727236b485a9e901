import type { Reply } from "@todayfruit/contract/all-calls";
import { useEffect, useState, useSyncExternalStore } from "react";
import { platformOf } from "../../api/platform.ts";
import { useSession } from "../../session/session-provider.tsx";
import { Button } from "../../ui/form/button.tsx";
import { buyState } from "./buy-state.ts";

interface BuyBarProps {
  product: Reply<"GET /v1/products/{id}">;
  /** When the page was made: the first paint must agree with the server's. */
  now: string;
  onBuy(): void;
}

/** The one decision of the page, always at the thumb. */
export function BuyBar({ product, now, onBuy }: BuyBarProps) {
  const session = useSession();
  const grade = session.status === "ready" ? (session.user.appUserGrade?.grade ?? null) : null;
  const platform = useSyncExternalStore(
    () => () => {},
    () => platformOf(navigator.userAgent),
    () => "web" as const,
  );
  // The page may have been kept for a while: once alive it looks at the clock.
  const [moment, setMoment] = useState(now);
  useEffect(() => setMoment(new Date().toISOString()), []);
  const { canBuy, label } = buyState(product, { grade, platform }, moment);
  return (
    <div className="buy-bar sticky bottom-0 z-nav flex items-center gap-2 bg-surface px-gutter pt-[9px] pb-[calc(9px+var(--safe-b))] shadow-[0_-1px_0_var(--c-line)]">
      <Button className="flex-1" size="lg" disabled={!canBuy} onClick={onBuy}>
        {label}
      </Button>
    </div>
  );
}
