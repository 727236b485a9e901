import { useSearchParams } from "react-router";
import { variant } from "#variant/brand-settings.ts";
import { MemberOnly } from "../../../features/accounts/member-only.tsx";
import type { Route } from "./+types/route";
import { InquiryForm } from "./inquiry-form.tsx";

export const meta: Route.MetaFunction = () => [
  { title: `문의 쓰기 · ${variant.displayName}` },
  { name: "robots", content: "noindex" },
];

/** Form of an inquiry; `product` of the URL is the ordered product that it is about. */
export default function NewInquiryPage() {
  const [search] = useSearchParams();
  const product = Number(search.get("product"));
  return (
    <MemberOnly title="문의 쓰기">
      {(user) => (
        <InquiryForm user={user} first={Number.isSafeInteger(product) && product > 0 ? product : null} />
      )}
    </MemberOnly>
  );
}
