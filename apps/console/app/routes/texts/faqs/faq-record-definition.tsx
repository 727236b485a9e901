import { numberProps, textProps } from "../../../features/records/fields/bind-field-props.ts";
import type { RecordDefinition } from "../../../features/records/record-definition-types.ts";
import { TextAreaField } from "../../../ui/form/text-area-field.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { compareFaqsForSorting } from "./compare-faqs-for-sorting.ts";

/** Frequent questions, the smallest number first. */
export const FAQ_RECORD_DEFINITION: RecordDefinition<"faqs"> = {
  noun: "faqs",
  name: "질문",
  permission: "displays.edit",
  nameOf: ({ question }) => question,
  compare: compareFaqsForSorting,
  labels: { category: "갈래", question: "질문", answer: "답", sort: "차례" },
  empty: () => ({ category: "", question: "", answer: "", sort: 0 }),
  mayBeScheduled: true,
  fields: (form) => (
    <>
      <TextField label="갈래" hint="예: 주문·결제" maxLength={20} {...textProps(form, "category")} />
      <TextField label="차례" hint="작은 수가 먼저 보여요" {...numberProps(form, "sort")} />
      <TextField className="col-span-2" label="질문" maxLength={100} {...textProps(form, "question")} />
      <TextAreaField
        className="col-span-2 [&>textarea]:min-h-50"
        label="답"
        maxLength={2000}
        {...textProps(form, "answer")}
      />
    </>
  ),
};
