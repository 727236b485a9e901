import { numberProps, textProps } from "../../../features/records/fields/bind-field-props.ts";
import { CheckboxField } from "../../../features/records/fields/checkbox-field.tsx";
import type { RecordDefinition } from "../../../features/records/record-definition-types.ts";
import { TextAreaField } from "../../../ui/form/text-area-field.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";

const FIRST_HOURS = 24;

/** Messages about goods that were left in the cart; advertisements, so only to those who consented. */
export const AUTOMATIC_RECORD_DEFINITION: RecordDefinition<"abandoned-cart-messages"> = {
  noun: "abandoned-cart-messages",
  name: "메시지",
  permission: "coupons.manage",
  nameOf: ({ text }) => text,
  labels: { text: "글", afterHours: "몇 시간 뒤", isOn: "켬" },
  empty: () => ({ text: "", afterHours: FIRST_HOURS, isOn: false }),
  mayBeScheduled: false,
  fields: (form) => (
    <>
      <TextAreaField
        className="col-span-2"
        label="글"
        hint="(광고)와 수신거부는 저절로 붙어요"
        maxLength={500}
        {...textProps(form, "text")}
      />
      <TextField
        label="담고 몇 시간 뒤"
        hint="1~168. 장바구니 하나에 한 번만 가요"
        {...numberProps(form, "afterHours")}
      />
      <CheckboxField form={form} field="isOn" label="켜기" isBesideField />
    </>
  ),
};
