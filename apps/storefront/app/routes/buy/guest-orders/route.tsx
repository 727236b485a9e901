import { useState } from "react";
import { variant } from "#variant/brand-settings.ts";
import type { OrderGuest } from "../../../features/orders/order-guest-types.ts";
import { AppBar } from "../../../frame/app-bar.tsx";
import { BottomNavigation } from "../../../frame/bottom-navigation.tsx";
import { useSession } from "../../../session/session-provider.tsx";
import { LoadFailed } from "../../../ui/feedback/load-failed.tsx";
import type { Route } from "./+types/route";
import { FoundOrders } from "./found-orders.tsx";
import { LookupForm } from "./lookup-form.tsx";

export const meta: Route.MetaFunction = () => [
  { title: `비회원 주문 조회 · ${variant.displayName}` },
  { name: "robots", content: "noindex" },
];

/** Orders of a shopper without an account. The verification is kept in this page's memory only. */
export default function GuestOrdersPage() {
  const session = useSession();
  const [guest, setGuest] = useState<Required<OrderGuest> | null>(null);
  return (
    <>
      <AppBar back title="비회원 주문 조회" />
      <main id="contents" className={guest === null ? "" : "bg-sunken"}>
        {session.status === "failed" && (
          <LoadFailed error={session.authError} onRetry={() => void session.restart()} />
        )}
        {session.status !== "failed" && guest === null && <LookupForm onProven={setGuest} />}
        {session.status === "ready" && guest !== null && (
          <FoundOrders guest={guest} onAgain={() => setGuest(null)} />
        )}
      </main>
      <BottomNavigation />
    </>
  );
}
