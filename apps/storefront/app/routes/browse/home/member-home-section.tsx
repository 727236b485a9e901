import { Suspense } from "react";
import { useSession } from "../../../session/session-provider.tsx";
import { createLazyComponent } from "../../../ui/create-lazy-component.ts";

/** Loaded for members alone. */
const RepeatPurchasesLink = createLazyComponent(
  async () => (await import("../../../features/reorders/repeat-purchases-link.tsx")).RepeatPurchasesLink,
);

/** The member's part of the home page, added in the browser: the page itself is the same for everyone. */
export function MemberHomeSection() {
  const session = useSession();
  if (session.status !== "ready" || session.userType === "guest") return null;
  return (
    <Suspense fallback={null}>
      <RepeatPurchasesLink />
    </Suspense>
  );
}
