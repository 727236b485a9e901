import type { Reply } from "@todayfruit/contract/all-calls";
import { groupDigits } from "@todayfruit/domain/money/format-won";

type Lost = Reply<"GET /v1/app-users/leave-preview">["lost"];

/** Points, coupons and other data lost with the account, and what the law requires to be kept. */
export function DeletionLosses({ lost }: { lost: Lost }) {
  const rows = [
    ["등급", lost.gradeName],
    ["포인트", `${groupDigits(lost.point)}P`],
    ["쿠폰", `${groupDigits(lost.coupons)}장`],
    ["찜한 상품", `${groupDigits(lost.favorites)}개`],
    ["배송지와 내 정보", "모두"],
  ] as const;
  return (
    <>
      <dl className="mt-5 rounded-lg bg-sunken px-4 py-2">
        {rows.map(([name, amount]) => (
          <div key={name} className="flex min-h-11 items-center justify-between gap-3">
            <dt className="text-ink-2">{name}</dt>
            <dd className="font-bold tabular">{amount}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 mb-6 text-caption text-ink-3">
        주문과 결제 기록은 전자상거래법에 따라 5년 동안 따로 보관한 뒤 지워요. 이어 둔 소셜 로그인도 함께
        끊어요.
      </p>
    </>
  );
}
