import { Link } from "react-router";
import { variant } from "#variant/brand-settings.ts";
import { MemberOnly } from "../../../features/accounts/member-only.tsx";
import { paths } from "../../../paths.ts";
import type { Route } from "./+types/route";
import { BirthdayPanel } from "./birthday-panel.tsx";
import { EmailPanel } from "./email-panel.tsx";
import { NamesForm } from "./names-form.tsx";
import { PasswordPanel } from "./password-panel.tsx";
import { PhonePanel } from "./phone-panel.tsx";
import { PicturePanel } from "./picture-panel.tsx";
import { RefundAccountPanel } from "./refund-account/refund-account-panel.tsx";

export const meta: Route.MetaFunction = () => [
  { title: `내 정보 · ${variant.displayName}` },
  { name: "robots", content: "noindex" },
];

export default function ProfilePage() {
  return (
    <MemberOnly title="내 정보">
      {(user) => (
        <>
          <PicturePanel user={user} />
          <NamesForm user={user} />
          <EmailPanel user={user} />
          <PhonePanel user={user} />
          <PasswordPanel user={user} />
          <RefundAccountPanel />
          <BirthdayPanel />
          <p className="py-6 text-center">
            <Link
              className="inline-flex min-h-11 items-center px-4 text-label text-ink-3 underline decoration-line-strong underline-offset-3"
              to={paths.leave}
            >
              회원 탈퇴
            </Link>
          </p>
        </>
      )}
    </MemberOnly>
  );
}
