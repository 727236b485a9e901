import type { LEAVE_BLOCKS } from "@todayfruit/contract/accounts/my-account.calls";
import { Link } from "react-router";
import { paths } from "../../../paths.ts";
import { buttonClass } from "../../../ui/form/button.tsx";

type Block = (typeof LEAVE_BLOCKS)[number];

/** Reasons why the account cannot be closed yet, with links. */
export function DeletionBlockers({ blocks }: { blocks: readonly Block[] }) {
  return (
    <section className="bg-surface px-gutter pt-7 pb-10" aria-labelledby="blocks">
      <h2 id="blocks" className="text-title1 font-bold tracking-tight">
        아직 탈퇴할 수 없어요
      </h2>
      <ul className="mt-5 flex flex-col gap-2 rounded-lg bg-sunken px-4 py-4">
        {blocks.map((block) => (
          <li key={block}>{REASONS[block]}</li>
        ))}
      </ul>
      <Link className={`${buttonClass({ tone: "tint", block: true })} mt-5`} to={paths.orders}>
        주문 내역 보기
      </Link>
    </section>
  );
}

const REASONS: Record<Block, string> = {
  openPayments: "결제하고 있는 주문이 있어요. 결제를 마치거나 취소하고 잠시 뒤에 다시 시도해 주세요",
  openOrders: "끝나지 않은 주문이 있어요. 구매확정한 뒤에 탈퇴해 주세요",
  openRefunds: "아직 돌려드릴 돈이 있어요. 환불이 끝난 뒤에 탈퇴해 주세요",
  openGifts: "받는 분이 아직 받지 않은 선물이 있어요. 받거나 취소한 뒤에 탈퇴해 주세요",
};
