import type { Reply } from "@todayfruit/contract/all-calls";
import type { ReturnResolution } from "@todayfruit/domain/returns/return-resolution";
import type { RefundAccount } from "../../../features/refunds/refund-account-banks-and-validation.ts";
import { RefundAccountFields } from "../../../features/refunds/refund-account-fields.tsx";
import { RefundTotals } from "../../../features/refunds/refund-lines.tsx";
import { RETURN_REMEDY_TEXT } from "../../../features/returns/return-reason-and-status-texts.ts";
import { RadioCards } from "../../../ui/form/radio-cards.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";

type RefundPreview = Reply<"POST /v1/app-users/order-items/{id}/products/{pid}/claims/preview">;

type RemedyPanelProps = {
  remedy: ReturnResolution;
  onChange(remedy: ReturnResolution): void;
  /** Refund by the server; `null` for an exchange and until everything is chosen. */
  refund: Pick<RefundPreview, "refundPrice" | "refundPoint" | "lines"> | null;
  /** Account a deposit is refunded to; `null` when none is needed. */
  account: RefundAccount | null;
  onAccount(account: RefundAccount): void;
  showsProblems: boolean;
};

/** 어떻게 해 드릴까요: refund or exchange, the expected refund, and the account it goes to. */
export function RemedyPanel(props: RemedyPanelProps) {
  const { remedy, onChange, refund, account, onAccount, showsProblems } = props;
  return (
    <Panel title="어떻게 해 드릴까요?">
      <RadioCards<ReturnResolution>
        label="원하는 처리"
        look="tile"
        className="grid grid-cols-2 gap-2"
        value={remedy}
        onChange={onChange}
        options={(["refund", "replace"] as const).map((value) => ({
          value,
          content: RETURN_REMEDY_TEXT[value],
        }))}
      />
      {refund !== null && (
        <div className="mt-4" aria-live="polite">
          <RefundTotals refund={refund} totalName="예상 환불 금액" />
        </div>
      )}
      {account !== null && (
        <RefundAccountFields account={account} onChange={onAccount} showsProblems={showsProblems} />
      )}
      <p className="mt-2 text-caption text-ink-3">
        사진을 확인한 뒤 처리해요. 돈은 결제한 수단으로 먼저, 포인트는 그다음에 돌려드려요.
      </p>
    </Panel>
  );
}
