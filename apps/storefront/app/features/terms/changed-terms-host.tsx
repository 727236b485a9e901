import { Suspense } from "react";
import { useSession } from "../../session/session-provider.tsx";
import { createLazyComponent } from "../../ui/create-lazy-component.ts";

/** Loaded for members only. */
const ChangedTermsQuestion = createLazyComponent(
  async () => (await import("./changed-terms-question.tsx")).ChangedTermsQuestion,
);

/** Host of the question to members about changed terms; part of the root, so that any page may show it. */
export function ChangedTermsHost() {
  const session = useSession();
  return session.status === "ready" && session.user.userType !== "guest" ? (
    <Suspense fallback={null}>
      <ChangedTermsQuestion key={session.user.id} memberId={session.user.id} />
    </Suspense>
  ) : null;
}
