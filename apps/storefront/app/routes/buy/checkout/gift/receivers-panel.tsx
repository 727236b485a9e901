import { formatMonthDay, kstDateOf } from "@todayfruit/domain/calendar/kst";
import { GIFT_AREA_RULE } from "@todayfruit/domain/gifts/gift-area-rules";
import { MAX_GIFT_NAME, MAX_GIFT_RECEIVERS } from "@todayfruit/domain/gifts/gift-limits";
import { type ReceiverFault, receiversAfterChange } from "@todayfruit/domain/gifts/receivers/check-receivers";
import { GIFT_NOTI_TYPES, type GiftNotiType } from "@todayfruit/domain/gifts/receivers/gift-noti-type-codes";
import { useId } from "react";
import type { FieldMessages } from "../../../../api/list-refusal-messages-by-field.ts";
import { QuantityStepper } from "../../../../ui/form/quantity-stepper.tsx";
import { TextField } from "../../../../ui/form/text-field.tsx";
import { Panel } from "../../../../ui/layout/panel.tsx";
import { showSnackbar } from "../../../../ui/overlay/snackbar-store.ts";
import { addressEndOf, type GiftDraft } from "./edit-and-check-gift-draft.ts";
import { NotifyAtChoice } from "./notify-at-choice.tsx";
import { ReceiverRows } from "./receiver-rows.tsx";

type ReceiversPanelProps = {
  draft: GiftDraft;
  onChange(draft: GiftDraft): void;
  /** Errors, shown after an attempt to pay. */
  faults: readonly ReceiverFault[];
  /** Messages of refused fields. */
  sentences: FieldMessages;
  /** Last day to enter the address, e.g. `2026-11-28`. */
  expireDate: string | null;
};

const NAMES: Record<GiftNotiType, string> = { kakaotalkSend: "카카오톡으로", alimtalk: "문자로" };

/** 어떻게 보낼까요: the notification channel, the receivers and what happens next. */
export function ReceiversPanel({ draft, onChange, faults, sentences, expireDate }: ReceiversPanelProps) {
  const today = kstDateOf(new Date().toISOString());
  return (
    <Panel title="어떻게 보낼까요?">
      <NotiTypes
        value={draft.giftNotiType}
        onChange={(giftNotiType) =>
          onChange({ ...draft, ...receiversAfterChange(giftNotiType), kakaoCount: 1 })
        }
      />
      {draft.giftNotiType === "alimtalk" ? (
        <>
          <ReceiverRows
            receivers={draft.receivers}
            onChange={(receivers) => onChange({ ...draft, receivers })}
            faults={faults}
            sentences={sentences}
          />
          <NotifyAtChoice
            notifyAt={draft.notifyAt}
            onChange={(notifyAt) => onChange({ ...draft, notifyAt })}
          />
        </>
      ) : (
        <KakaoReceivers draft={draft} onChange={onChange} sentences={sentences} />
      )}
      <div className="mt-4 rounded-md bg-sunken px-4 py-3.5 text-caption text-ink-2">
        <p>
          받는 분이 직접 주소를 적어요.{" "}
          {expireDate && (
            <>
              <b className="font-semibold">{formatMonthDay(addressEndOf(draft, expireDate, today))}</b>까지
              적지 않으면 자동으로 취소하고 환불해 드려요.
            </>
          )}
        </p>
        <p className="mt-1.5">{GIFT_AREA_RULE}</p>
      </div>
    </Panel>
  );
}

function NotiTypes({ value, onChange }: { value: GiftNotiType; onChange(value: GiftNotiType): void }) {
  const name = useId();
  return (
    <fieldset>
      <legend className="sr-only">알리는 방법</legend>
      <div className="flex rounded-md bg-sunken p-3px">
        {GIFT_NOTI_TYPES.map((type) => (
          <label
            key={type}
            className="flex h-11 flex-1 cursor-pointer items-center justify-center rounded-9 text-label font-medium text-ink-3 has-checked:bg-surface has-checked:font-bold has-checked:text-ink has-checked:shadow-1 has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              className="sr-only"
              type="radio"
              name={name}
              checked={type === value}
              onChange={() => type !== value && onChange(type)}
            />
            {NAMES[type]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Links the sender shares: their number, and a name for a single one. */
function KakaoReceivers({
  draft,
  onChange,
  sentences,
}: Pick<ReceiversPanelProps, "draft" | "onChange" | "sentences">) {
  const { kakaoCount, kakaoReceiverName } = draft;
  return (
    <>
      <div className="mt-5 flex items-center justify-between gap-3">
        <span className="text-label font-semibold text-ink-2">몇 명에게 보낼까요?</span>
        <QuantityStepper
          name="받는 사람"
          value={kakaoCount}
          max={MAX_GIFT_RECEIVERS}
          onChange={(count) => onChange({ ...draft, kakaoCount: count })}
          onLimit={() => showSnackbar(`한 번에 ${MAX_GIFT_RECEIVERS}명까지 보낼 수 있어요`)}
        />
      </div>
      {kakaoCount === 1 && (
        <div className="mt-4">
          <TextField
            label="받는 사람 이름 (선택)"
            hint="카드에 적을 이름이에요. 비워 두어도 돼요"
            error={sentences["receivers[0].name"]}
            autoComplete="off"
            maxLength={MAX_GIFT_NAME}
            value={kakaoReceiverName}
            onChange={(event) => onChange({ ...draft, kakaoReceiverName: event.target.value })}
          />
        </div>
      )}
      <p className="mt-4 text-caption text-ink-3">
        결제하면 한 사람에 하나씩 선물 링크를 드려요. 링크를 카카오톡으로 보내면 받는 분이 주소를 적어요.
      </p>
    </>
  );
}
