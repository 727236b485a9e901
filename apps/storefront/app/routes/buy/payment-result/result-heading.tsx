import type { Reply } from "@todayfruit/contract/all-calls";
import Check from "lucide-react/icons/check";
import bank from "../../../assets/emoji/bank.webp";
import { dueText, VirtualAccountDetails } from "../../../features/payments/virtual-account-details.tsx";

type Payment = Reply<"GET /v1/payments/{orderId}">;

/** Heading with the outcome of the payment. */
export function ResultHeading({ result }: { result: Payment }) {
  const isGift = result.giftGroupId !== null;
  if (result.state === "waiting_deposit" && result.paymentVbank) {
    return (
      <section className="px-gutter pt-7">
        <div className="text-center">
          <span className="mx-auto grid size-18 place-items-center rounded-full bg-brand-tint">
            <img src={bank} alt="" width={44} height={44} />
          </span>
          <h1 className="mt-5 text-figure4/8.75 font-extrabold tracking-tight">
            입금만 하면
            <br />
            주문이 끝나요
          </h1>
          <p className="mt-2 text-ink-3 tabular-nums">{dueText(result.paymentVbank.dueDate)} 입금해 주세요</p>
        </div>
        <div className="mt-6">
          <VirtualAccountDetails account={result.paymentVbank} price={result.price} />
        </div>
      </section>
    );
  }
  if (result.state !== "paid") {
    return (
      <section className="px-gutter pt-7 text-center" role="status">
        <span className="spinner mx-auto" aria-hidden />
        <h1 className="mt-5 text-figure4/8.75 font-extrabold tracking-tight">결제 결과를 확인하고 있어요</h1>
        <p className="mt-2 text-ink-3">결제사의 답을 기다리는 중이에요. 다시 결제하지 않아도 돼요</p>
      </section>
    );
  }
  return (
    <section className="px-gutter pt-7 text-center" role="status">
      <span className="mx-auto grid size-18 place-items-center rounded-full bg-brand text-on-brand transition-[scale,opacity] duration-(--dur-celebrate) ease-(--ease-spring) starting:scale-40 starting:opacity-0">
        <Check className="size-9 stroke-heavy" aria-hidden />
      </span>
      <h1 className="mt-5 text-figure4/8.75 font-extrabold tracking-tight">
        {isGift ? "선물을 준비했어요" : "주문을 받았어요"}
      </h1>
      <p className="mt-2 text-ink-3">
        {isGift ? "주소를 받는 대로 신선하게 보내 드릴게요" : "준비되는 대로 신선하게 보내 드릴게요"}
      </p>
    </section>
  );
}
