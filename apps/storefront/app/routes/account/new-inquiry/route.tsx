import { useSearchParams } from "react-router";
import { variant } from "#variant/brand-settings.ts";
import { InquiryPageFrame } from "../../../features/inquiries/inquiry-page-frame.tsx";
import type { Route } from "./+types/route";
import { InquiryForm } from "./inquiry-form.tsx";

export const meta: Route.MetaFunction = () => [
  { title: `문의 쓰기 · ${variant.displayName}` },
  { name: "robots", content: "noindex" },
];

/** Form of an inquiry; `product` of the URL is the ordered product that it is about, of `order`. */
export default function NewInquiryPage() {
  const [search] = useSearchParams();
  const [productId, orderId] = [idOf(search.get("product")), idOf(search.get("order"))];
  return (
    <InquiryPageFrame title="문의 쓰기">
      {(user, isGuest) => <InquiryForm user={user} isGuest={isGuest} first={productId} orderId={orderId} />}
    </InquiryPageFrame>
  );
}

function idOf(text: string | null): number | null {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
