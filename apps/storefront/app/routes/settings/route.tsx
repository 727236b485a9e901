import { face } from "#variant/face.ts";
import { MemberOnly } from "../../ui/account/member-only.tsx";
import type { Route } from "./+types/route";
import { AccountLinks } from "./account-links.tsx";
import { Alarms } from "./alarms.tsx";
import { SocialAccounts } from "./social-accounts.tsx";

export const meta: Route.MetaFunction = () => [
  { title: `설정 · ${face.displayName}` },
  { name: "robots", content: "noindex" },
];

export default function SettingsPage() {
  return (
    <MemberOnly title="설정">
      {() => (
        <>
          <Alarms />
          <SocialAccounts />
          <AccountLinks />
        </>
      )}
    </MemberOnly>
  );
}
