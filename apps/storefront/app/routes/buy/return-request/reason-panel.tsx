import { formatMonthDay } from "@todayfruit/domain/calendar/kst";
import type { ReturnReason } from "@todayfruit/domain/returns/return-reasons";
import { Won } from "../../../features/catalog/price-block.tsx";
import { RETURN_REASON_TEXT } from "../../../features/returns/return-reason-and-status-texts.ts";
import { RadioCards } from "../../../ui/form/radio-cards.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import type { Returnable } from "./create-and-parse-return-draft.ts";
import { FormError } from "./form-error.tsx";

type ReasonPanelProps = {
  returnable: Returnable;
  /** `null` until one is chosen. */
  reason: ReturnReason | null;
  onChange(reason: ReturnReason): void;
  showsProblems: boolean;
};

/** 어떤 문제가 있나요: the reasons that are open for this product, a change of mind with its deadline and shipping fee. */
export function ReasonPanel({ returnable, reason, onChange, showsProblems }: ReasonPanelProps) {
  return (
    <Panel title="어떤 문제가 있나요?">
      <RadioCards<ReturnReason>
        label="신청하는 이유"
        look="row"
        value={reason}
        onChange={onChange}
        options={returnable.reasons.map((value) => ({
          value,
          content: (
            <span>
              {RETURN_REASON_TEXT[value]}
              {value === "changed_mind" && returnable.changedMindUntil && (
                <span className="block text-caption text-ink-3">
                  {formatMonthDay(returnable.changedMindUntil)}까지 · 반품 배송비{" "}
                  <Won amount={returnable.returnShippingFee} />
                </span>
              )}
            </span>
          ),
        }))}
      />
      <FormError shows={showsProblems && reason === null}>이유를 골라 주세요</FormError>
    </Panel>
  );
}
