import { lazy, Suspense } from "react";
import { useSession } from "../../session/session-provider.tsx";

/** Loaded once the session is known, after the page. */
const HomePopup = lazy(async () => ({ default: (await import("./home-popup.tsx")).HomePopup }));

/** Host of the popups of the home. */
export function HomePopupHost() {
  const session = useSession();
  return session.status === "ready" ? (
    <Suspense fallback={null}>
      <HomePopup memberId={session.user.userType === "guest" ? null : session.user.id} />
    </Suspense>
  ) : null;
}
