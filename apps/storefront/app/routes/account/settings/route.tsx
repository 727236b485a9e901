import { variant } from "#variant/brand-settings.ts";
import { MemberOnly } from "../../../features/accounts/member-only.tsx";
import type { Route } from "./+types/route";
import { AccountPageLinks } from "./account-page-links.tsx";
import { NotificationAndConsentSettings } from "./notification-and-consent-settings.tsx";
import { SocialAccounts } from "./social-accounts.tsx";

export const meta: Route.MetaFunction = () => [
  { title: `설정 · ${variant.displayName}` },
  { name: "robots", content: "noindex" },
];

export default function SettingsPage() {
  return (
    <MemberOnly title="설정">
      {() => (
        <>
          <NotificationAndConsentSettings />
          <SocialAccounts />
          <AccountPageLinks />
        </>
      )}
    </MemberOnly>
  );
}
