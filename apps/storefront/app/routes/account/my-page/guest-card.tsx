import { Link } from "react-router";
import { variant } from "#variant/brand-settings.ts";
import ticket from "../../../assets/emoji/ticket.webp";
import { paths } from "../../../paths.ts";
import { buttonClass } from "../../../ui/form/button.tsx";

/** Card shown to guests with the benefits of joining. */
export function GuestCard() {
  return (
    <section className="bg-surface px-gutter pt-3 pb-6">
      <div className="flex items-center justify-between gap-3">
        <div>
          <p className="text-label font-semibold text-ink-3">{variant.support.guestName}</p>
          <h2 className="mt-1 text-title1 font-bold tracking-tight">
            로그인하고
            <br />
            포인트를 모아보세요
          </h2>
          <p className="mt-2 text-ink-3">담아 둔 상품은 그대로 이어져요</p>
        </div>
        <img src={ticket} alt="" width={88} height={88} />
      </div>
      <Link className={`${buttonClass({ size: "lg", block: true })} mt-5`} to={paths.login(paths.my)}>
        로그인 · 회원가입
      </Link>
      <Link className={`${buttonClass({ tone: "outline", block: true })} mt-2`} to={paths.guestOrders}>
        비회원 주문 조회
      </Link>
    </section>
  );
}
