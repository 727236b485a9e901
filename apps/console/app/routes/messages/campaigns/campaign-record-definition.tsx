import { CHANNEL_NAMES } from "../../../features/messages/message-and-channel-names.ts";
import { numberProps, textProps } from "../../../features/records/fields/bind-field-props.ts";
import { FarmField } from "../../../features/records/fields/farm-field.tsx";
import type { RecordFields } from "../../../features/records/list-add-edit-delete-records.ts";
import type { RecordDefinition, RecordForm } from "../../../features/records/record-definition-types.ts";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { CheckboxGroup } from "../../../ui/form/checkbox-group.tsx";
import { TextAreaField } from "../../../ui/form/text-area-field.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { CampaignSending } from "./campaign-sending.tsx";

/** Percent that a second text begins with. */
const FIRST_SHARE = 50;
const CHANNELS = Object.keys(CHANNEL_NAMES) as (keyof typeof CHANNEL_NAMES)[];
type Form = RecordForm<RecordFields<"campaigns">>;

/** Campaigns: an advertisement to the members of a segment who consented. They are sent by a card of their own. */
export const CAMPAIGN_RECORD_DEFINITION: RecordDefinition<"campaigns"> = {
  noun: "campaigns",
  name: "캠페인",
  permission: "coupons.manage",
  nameOf: ({ name }) => name,
  labels: {
    name: "이름",
    text: "글",
    otherText: "둘째 글",
    otherShare: "둘째 글 비율",
    channels: "보내는 길",
    leastGrade: "등급",
    orderedWithinDays: "며칠 안에 산 분",
    notOrderedForDays: "며칠 동안 안 산 분",
    boughtOf: "농가",
    sendAt: "보내는 때",
    isCancelled: "멈춤",
  },
  empty: () => ({
    name: "",
    text: "",
    otherText: null,
    otherShare: null,
    channels: ["push"],
    leastGrade: null,
    orderedWithinDays: null,
    notOrderedForDays: null,
    boughtOf: null,
    sendAt: null,
    isCancelled: false,
  }),
  mayBeScheduled: false,
  lockedBecause({ sendAt, isCancelled }, now) {
    if (isCancelled) return "멈춘 캠페인은 고칠 수 없어요";
    return sendAt !== null && Date.parse(sendAt) <= now ? "보내기 시작한 캠페인은 멈출 수만 있어요" : null;
  },
  fields: (form) => (
    <>
      <TextField className="col-span-2" label="이름" maxLength={60} {...textProps(form, "name")} />
      <CheckboxGroup
        className="col-span-2"
        label="보내는 길"
        options={CHANNELS.map((channel) => ({ value: channel, label: CHANNEL_NAMES[channel] }))}
        chosen={form.values.channels}
        isHeld={form.isHeld}
        error={form.values.channels.length === 0 ? "한 길은 골라 주세요" : undefined}
        onChange={(chosen) => form.write("channels", chosen)}
      />
      <TextField
        label="이 등급부터"
        hint="1~9. 비우면 모든 등급"
        {...numberProps(form, "leastGrade", true)}
      />
      <FarmField form={form} field="boughtOf" label="이 농가에서 산 분" noneLabel="모든 농가" />
      <TextField
        label="며칠 안에 산 분"
        hint="비우면 가리지 않아요"
        {...numberProps(form, "orderedWithinDays", true)}
      />
      <TextField
        label="며칠 동안 안 산 분"
        hint="비우면 가리지 않아요"
        {...numberProps(form, "notOrderedForDays", true)}
      />
      <TextAreaField
        className="col-span-2"
        label="글"
        hint="(광고)와 가게 이름, 수신거부는 저절로 붙어요"
        maxLength={500}
        {...textProps(form, "text")}
      />
      <OtherText form={form} />
    </>
  ),
  below: (row, isSaved) => <CampaignSending campaign={row} isSaved={isSaved} />,
};

/** The second text, which a share of the members gets, to compare both. */
function OtherText({ form }: { form: Form }) {
  const isOn = form.values.otherText !== null;
  return (
    <div className="col-span-2 flex flex-col gap-2">
      <Checkbox
        label="두 글로 나누어 보기 (A/B)"
        disabled={form.isHeld}
        checked={isOn}
        onChange={({ target }) => {
          form.write("otherText", target.checked ? form.values.text : null);
          form.write("otherShare", target.checked ? FIRST_SHARE : null);
        }}
      />
      {isOn && (
        <>
          <TextAreaField label="둘째 글" maxLength={500} {...textProps(form, "otherText")} />
          <TextField label="둘째 글을 받는 비율" hint="1~50 %" {...numberProps(form, "otherShare")} />
        </>
      )}
    </div>
  );
}
