import { Link } from "react-router";
import { paths } from "../../paths.ts";

const LINK_CLASS = "font-semibold text-brand-ink underline underline-offset-2";

/** Explains that a guest asks about an order by its number, and that a member logs in. */
export function GuestInquiryHint({ next }: { next: string }) {
  return (
    <p className="rounded-lg bg-sunken px-4 py-3.5 text-label text-ink-2">
      비회원은 주문한 상품에 대해 물어볼 수 있어요. 다른 기기에서 주문했다면{" "}
      <Link className={LINK_CLASS} to={paths.guestOrders}>
        비회원 주문 조회
      </Link>
      에서 휴대폰 번호를 인증해 주세요. 회원이라면{" "}
      <Link className={LINK_CLASS} to={paths.login(next)}>
        로그인
      </Link>
      해 주세요.
    </p>
  );
}
