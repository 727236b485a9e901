import { lazy, Suspense } from "react";
import { useSession } from "../../../session/session-provider.tsx";

/** Loaded for members alone. */
const RepeatPurchasesLink = lazy(async () => ({
  default: (await import("../../../features/reorders/repeat-purchases-link.tsx")).RepeatPurchasesLink,
}));

/** The member's part of the home page, added in the browser: the page itself is the same for everyone. */
export function OwnPurchases() {
  const session = useSession();
  if (session.status !== "ready" || session.userType === "guest") return null;
  return (
    <Suspense fallback={null}>
      <RepeatPurchasesLink />
    </Suspense>
  );
}
