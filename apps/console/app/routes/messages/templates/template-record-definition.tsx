import { messageName } from "../../../features/messages/message-and-channel-names.ts";
import { textProps } from "../../../features/records/fields/bind-field-props.ts";
import { CheckboxField } from "../../../features/records/fields/checkbox-field.tsx";
import type { RecordDefinition } from "../../../features/records/record-definition-types.ts";
import { TextAreaField } from "../../../ui/form/text-area-field.tsx";
import { TemplatePreview } from "./template-preview.tsx";

/** Texts of the notices that the shop sends on its own, by notice and channel. */
export const TEMPLATE_RECORD_DEFINITION: RecordDefinition<"message-templates"> = {
  noun: "message-templates",
  name: "틀",
  permission: "displays.edit",
  nameOf: ({ template }) => messageName(template),
  labels: { text: "글", isReviewed: "카카오 검수" },
  isKept: true,
  mayBeScheduled: true,
  fields: (form) => (
    <>
      <TextAreaField
        className="col-span-2 [&>textarea]:min-h-50"
        label="글"
        maxLength={600}
        hint="#{이름}처럼 적힌 것은 보낼 때 채워요. 처음 글에 있던 것을 모두 써 주세요"
        {...textProps(form, "text")}
      />
      <span className="col-span-2">
        <CheckboxField form={form} field="isReviewed" label="카카오 검수가 끝났어요 (아니면 문자로 가요)" />
      </span>
    </>
  ),
  below: (row) => <TemplatePreview id={row.id} text={row.text} channel={row.channel} />,
};
