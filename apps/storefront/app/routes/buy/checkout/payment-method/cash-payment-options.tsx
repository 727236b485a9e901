import { useQueryClient } from "@tanstack/react-query";
import { api } from "../../../../api/browser-api.ts";
import { Checkbox } from "../../../../ui/form/checkbox.tsx";
import { Chip } from "../../../../ui/form/chip.tsx";
import { TextField } from "../../../../ui/form/text-field.tsx";
import { showSnackbar } from "../../../../ui/overlay/snackbar-store.ts";
import {
  isReceiptRight,
  type PaymentSelection,
  type ReceiptKind,
} from "./convert-and-check-payment-selection.ts";
import { SAVED_RECEIPT_KEY, useSavedReceiptNumberQuery } from "./use-saved-receipt-number-query.ts";

type CashPaymentOptionsProps = {
  selection: PaymentSelection;
  onChange(selection: PaymentSelection): void;
  isMember: boolean;
  /** True when 구매안전서비스 is available. */
  hasEscrow: boolean;
  showsWrong: boolean;
};

const KINDS: readonly { kind: ReceiptKind; name: string; label: string; hint: string }[] = [
  { kind: "none", name: "신청 안 함", label: "", hint: "" },
  { kind: "phone", name: "휴대폰 번호", label: "휴대폰 번호", hint: "소득공제에 써요. 예) 010-1234-5678" },
  {
    kind: "card",
    name: "현금영수증 카드",
    label: "카드 번호",
    hint: "소득공제에 써요. 카드 앞면의 숫자 13~19자리",
  },
  { kind: "business", name: "사업자번호", label: "사업자등록번호", hint: "지출증빙에 써요. 숫자 10자리" },
];

/** Options of cash payments made in advance: 현금영수증 and 구매안전서비스. */
export function CashPaymentOptions({
  selection,
  onChange,
  isMember,
  hasEscrow,
  showsWrong,
}: CashPaymentOptionsProps) {
  const kept = useSavedReceiptNumberQuery(isMember);
  const queries = useQueryClient();
  const { receipt } = selection;
  const field = KINDS.find(({ kind }) => kind === receipt.kind);
  const isWrong = showsWrong && !isReceiptRight(selection);

  function change(part: Partial<PaymentSelection["receipt"]>): void {
    onChange({ ...selection, receipt: { ...receipt, ...part } });
  }

  async function forget(): Promise<void> {
    await api("DELETE /v1/app-users/cash-receipt/info");
    change({ kind: "none" });
    await queries.invalidateQueries({ queryKey: SAVED_RECEIPT_KEY });
    showSnackbar("저장한 번호를 지웠어요", { tone: "success" });
  }

  return (
    <div className="mt-4 border-t border-line pt-4">
      <fieldset>
        <legend className="mb-2 text-label font-semibold text-ink-2">현금영수증</legend>
        <div className="flex flex-wrap gap-2">
          {kept && (
            <Chip look="soft" selected={receipt.kind === "kept"} onClick={() => change({ kind: "kept" })}>
              저장한 번호 {kept.identityNo}
            </Chip>
          )}
          {KINDS.map(({ kind, name }) => (
            <Chip
              key={kind}
              look="soft"
              selected={receipt.kind === kind}
              onClick={() => change({ kind, number: "" })}
            >
              {name}
            </Chip>
          ))}
        </div>
      </fieldset>
      {receipt.kind === "none" && (
        <p className="mt-2 text-caption text-ink-3">
          신청하지 않으면 국세청 지정 번호로 발급돼요. 나중에 홈택스에서 내 것으로 등록할 수 있어요.
        </p>
      )}
      {receipt.kind === "kept" && (
        <button
          type="button"
          className="min-h-11 text-label text-ink-2 underline"
          onClick={() => void forget()}
        >
          저장한 번호 지우기
        </button>
      )}
      {field && field.label !== "" && (
        <div className="mt-3">
          <TextField
            label={field.label}
            hint={field.hint}
            error={isWrong ? "번호를 다시 확인해 주세요" : undefined}
            inputMode="numeric"
            autoComplete={field.kind === "phone" ? "tel" : "off"}
            maxLength={30}
            value={receipt.number}
            onChange={(event) => change({ number: event.target.value })}
          />
          {isMember && (
            <Checkbox checked={receipt.isSave} onChange={(isSave) => change({ isSave })}>
              다음에도 이 번호 쓰기
            </Checkbox>
          )}
        </div>
      )}
      <div className="mt-3 border-t border-line pt-2" hidden={!hasEscrow}>
        <Checkbox
          checked={selection.useEscrow}
          onChange={(useEscrow) => onChange({ ...selection, useEscrow })}
        >
          구매안전서비스(에스크로) 이용
        </Checkbox>
        <p className="text-caption text-ink-3">
          결제사가 돈을 맡아 두었다가 상품을 받은 뒤 판매자에게 보내요. 취소는 주문 전체만 할 수 있어요.
        </p>
      </div>
    </div>
  );
}
