import { advertisementText } from "@todayfruit/domain/consents/advertisement-text";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { useState } from "react";
import { VARIANT_LABELS } from "../../../features/preview/variant-labels.ts";
import type { RecordRow } from "../../../features/records/list-add-edit-delete-records.ts";
import { inputToInstant, instantToInput } from "../../../ui/convert-datetime-input-value.ts";
import { DialogForm } from "../../../ui/form/dialog-form.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { isNight } from "./is-night.ts";
import { type CampaignProgress, useDecideCampaign } from "./use-campaign-progress-and-sending.ts";

type Campaign = RecordRow<"campaigns">;
type SendDialogProps = { campaign: Campaign; audience: CampaignProgress["audience"]; onClose(): void };

/** Asks once before a campaign goes out: when, to how many, and with which text. */
export function SendDialog({ campaign, audience, onClose }: SendDialogProps) {
  const decide = useDecideCampaign(campaign, onClose);
  const [at, setAt] = useState(() => instantToInput(new Date().toISOString()));
  const sendAt = at === "" ? new Date().toISOString() : new Date(inputToInstant(at)).toISOString();
  const isLater = Date.parse(sendAt) > Date.now();
  const waiting = isNight(sendAt) ? audience.consented - audience.consentedAtNight : 0;
  const count = groupDigits(audience.consented);
  return (
    <DialogForm
      title={`${count}명에게 보낼까요?`}
      action={isLater ? `${count}명에게 예약하기` : `${count}명에게 보내기`}
      isBusy={decide.isPending}
      error={decide.error}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        decide.mutate({
          set: { sendAt },
          reason: isLater ? "캠페인 예약" : "캠페인 보내기",
          done: isLater ? "예약했어요" : "보내기 시작했어요. 이 화면을 떠나도 계속 보내요",
        });
      }}
    >
      <TextField
        label="보내는 때"
        type="datetime-local"
        hint="지난 때를 고르면 바로 보내요"
        value={at}
        onChange={({ target }) => setAt(target.value)}
      />
      {waiting > 0 && (
        <p className="rounded-control bg-warning-tint px-3 py-2 text-warning">
          밤 9시부터 아침 8시까지는 따로 동의한 분만 바로 받아요. {groupDigits(waiting)}명은 아침 8시에
          받아요.
        </p>
      )}
      {[campaign.text, campaign.otherText].map(
        (text) =>
          text !== null && (
            <p key={text} className="rounded-card bg-sunken p-3 whitespace-pre-wrap">
              {advertisementText({
                shopName: VARIANT_LABELS.todayfruit,
                text,
                settingsUrl: "알림 설정 주소",
              })}
            </p>
          ),
      )}
    </DialogForm>
  );
}

type StopDialogProps = { campaign: Campaign; isSending: boolean; onClose(): void };

/** Asks once before a campaign is stopped for good. */
export function StopDialog({ campaign, isSending, onClose }: StopDialogProps) {
  const decide = useDecideCampaign(campaign, onClose);
  return (
    <DialogForm
      title={`${campaign.name} 멈출까요?`}
      action="멈추기"
      isBusy={decide.isPending}
      error={decide.error}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        decide.mutate({ set: { isCancelled: true }, reason: "캠페인 멈추기", done: "멈췄어요" });
      }}
    >
      <p>
        {isSending
          ? "이미 떠난 메시지는 거둘 수 없고, 아직 떠나지 않은 것은 보내지 않아요. 다시 이어 보낼 수 없어요."
          : "아무에게도 보내지 않아요."}
      </p>
    </DialogForm>
  );
}
