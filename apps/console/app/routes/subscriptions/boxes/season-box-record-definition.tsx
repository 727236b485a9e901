import { kstDateOf } from "@todayfruit/domain/calendar/kst";
import { ProductPickerField } from "../../../features/displays/product-picker-field.tsx";
import { textProps } from "../../../features/records/fields/bind-field-props.ts";
import type { RecordDefinition } from "../../../features/records/record-definition-types.ts";
import { TextAreaField } from "../../../ui/form/text-area-field.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";

/** Most characters of all lines of a box. */
const MOST = 1300;

/** Contents of the boxes of the season by month. */
export const SEASON_BOX_RECORD_DEFINITION: RecordDefinition<"season-boxes"> = {
  noun: "season-boxes",
  name: "꾸러미",
  permission: "catalog.edit",
  nameOf: ({ month, items }) => `${monthText(month)} · ${items.join(", ")}`,
  compare: (one, other) => other.month.localeCompare(one.month) || one.productId - other.productId,
  labels: { productId: "상품", month: "달", items: "담는 것", settlesOn: "정해지는 날" },
  empty: (now, from) => ({
    productId: from?.productId ?? 0,
    month: from?.month ?? kstDateOf(new Date(now).toISOString()).slice(0, 7),
    items: from?.items ?? [],
    settlesOn: from?.settlesOn ?? kstDateOf(new Date(now).toISOString()),
  }),
  mayBeScheduled: true,
  fields: (form) => (
    <>
      <ProductPickerField form={form} field="productId" />
      <TextField label="달" type="month" {...textProps(form, "month")} />
      <TextField
        label="정해지는 날"
        type="date"
        hint="그날 10:00에 받는 분들에게 알려요"
        {...textProps(form, "settlesOn")}
      />
      <TextAreaField
        className="col-span-2"
        label="담는 것"
        hint="한 줄에 하나씩. 예: 부사 사과"
        maxLength={MOST}
        disabled={form.isHeld}
        error={form.errorOf("items")}
        value={form.values.items.join("\n")}
        onChange={({ target }) => form.write("items", target.value === "" ? [] : target.value.split("\n"))}
      />
    </>
  ),
};

/** @example monthText("2026-12") // "2026년 12월" */
export function monthText(month: string): string {
  return `${month.slice(0, 4)}년 ${Number(month.slice(5))}월`;
}
