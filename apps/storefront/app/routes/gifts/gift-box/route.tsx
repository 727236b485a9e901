import { groupDigits } from "@todayfruit/domain/money/format-won";
import { useSearchParams } from "react-router";
import { variant } from "#variant/brand-settings.ts";
import { MemberOnly } from "../../../features/accounts/member-only.tsx";
import { useMyPageCounts } from "../../../features/accounts/use-my-page-counts.ts";
import { TabPanel, Tabs } from "../../../ui/form/tabs.tsx";
import type { Route } from "./+types/route";
import { ReceivedGifts } from "./received-gifts.tsx";
import { SentGifts } from "./sent-gifts.tsx";

export const meta: Route.MetaFunction = () => [
  { title: `선물함 · ${variant.displayName}` },
  { name: "robots", content: "noindex" },
];

export default function GiftBoxPage() {
  return <MemberOnly title="선물함">{() => <GiftBox />}</MemberOnly>;
}

/** Gifts received and gifts sent; the URL's `tab` selects which. */
function GiftBox() {
  const [search, setSearch] = useSearchParams();
  const shown = search.get("tab") === "sent" ? "sent" : "received";
  const gifts = useMyPageCounts(true).data?.gifts;
  return (
    <>
      <Tabs
        label="선물함"
        id="gift-box"
        tabs={[
          { key: "received", label: "받은 선물", ...(gifts && { count: groupDigits(gifts.received) }) },
          { key: "sent", label: "보낸 선물", ...(gifts && { count: groupDigits(gifts.sent) }) },
        ]}
        selected={shown}
        onSelect={(key) => setSearch(key === "received" ? {} : { tab: key }, { replace: true })}
        even
      />
      <TabPanel id="gift-box" selected={shown}>
        {shown === "received" ? <ReceivedGifts /> : <SentGifts />}
      </TabPanel>
    </>
  );
}
