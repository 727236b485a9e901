import { Suspense, useEffect, useState } from "react";
import { pagePreview } from "../../preview/read-preview-token-and-instant.ts";
import { type SessionState, useSession } from "../../session/session-provider.tsx";
import { createLazyComponent } from "../../ui/create-lazy-component.ts";

/** Loaded once the session is known, after the page. */
const HomePopup = createLazyComponent(async () => (await import("./home-popup.tsx")).HomePopup);

type Visitor = { memberId: number | null };

const GUEST: Visitor = { memberId: null };

/** Host of the popups of the home. */
export function LazyHomePopup() {
  const session = useSession();
  const [visitor, setVisitor] = useState<Visitor | null>(null);
  // After hydration, since the server renders none.
  useEffect(() => setVisitor(visitorOf(session)), [session]);
  return visitor ? (
    <Suspense fallback={null}>
      <HomePopup memberId={visitor.memberId} />
    </Suspense>
  ) : null;
}

/** Returns who visits the home; `null` until that is known. A preview has no session and is seen as by a guest. */
function visitorOf(session: SessionState): Visitor | null {
  if (pagePreview !== null) return GUEST;
  if (session.status !== "ready") return null;
  return session.userType === "guest" ? GUEST : { memberId: session.user.id };
}
