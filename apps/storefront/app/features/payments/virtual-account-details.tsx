import type { Reply } from "@todayfruit/contract/all-calls";
import { formatMonthDay, kstDateOf, kstTimeOf } from "@todayfruit/domain/calendar/kst";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import Copy from "lucide-react/icons/copy";
import { Button } from "../../ui/form/button.tsx";
import { Badge } from "../../ui/layout/badge.tsx";
import { showSnackbar } from "../../ui/overlay/snackbar-store.ts";
import { Won } from "../catalog/price-block.tsx";

type Account = NonNullable<Reply<"GET /v1/payments/{orderId}">["paymentVbank"]>;

/** 입금할 계좌: the account, the exact amount and the due time. */
export function VirtualAccountDetails({ account, price }: { account: Account; price: number }) {
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(account.accountNumber);
      showSnackbar("계좌번호를 복사했어요", { tone: "success" });
    } catch {
      showSnackbar("복사하지 못했어요. 계좌번호를 길게 눌러 주세요", { tone: "failure" });
    }
  }

  return (
    <div className="rounded-lg bg-brand-tint p-4 inset-shadow-tint">
      <div className="flex items-center justify-between text-label text-ink-2">
        <span>입금할 계좌</span>
        <Badge tone="urgent">입금 대기</Badge>
      </div>
      <div className="mt-1 flex items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="text-title2/7.5 font-bold break-all tabular select-all">{account.accountNumber}</p>
          <p className="text-label text-ink-2">
            {account.bankText} · {account.customerName}
          </p>
        </div>
        <Button size="sm" onClick={() => void copy()} aria-label="계좌번호 복사">
          <Copy className="size-4" aria-hidden />
          복사
        </Button>
      </div>
      <dl className="mt-4 border-t border-dashed border-brand-tint-2 pt-3">
        <div className="flex items-center justify-between">
          <dt className="text-label text-ink-2">입금 금액</dt>
          <dd className="text-figure6 font-bold tabular">
            <Won amount={price} />
          </dd>
        </div>
        <div className="mt-1 flex items-center justify-between text-label">
          <dt className="text-ink-2">입금 기한</dt>
          <dd className="font-semibold tabular-nums">{dueText(account.dueDate)}</dd>
        </div>
      </dl>
      <p className="mt-3 text-caption text-ink-2">
        {groupDigits(price)}원을 한 번에 정확히 입금해 주세요. 금액이 다르면 입금되지 않아요.
      </p>
    </div>
  );
}

/** @example dueText("2026-11-22T14:59:00Z") // "11월 22일 (일) 23:59까지" */
export function dueText(dueDate: string): string {
  return `${formatMonthDay(kstDateOf(dueDate))} ${kstTimeOf(dueDate)}까지`;
}
