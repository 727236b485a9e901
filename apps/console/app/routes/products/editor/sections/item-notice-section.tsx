import {
  ITEM_CLASSES,
  type ItemClass,
  noticeGaps,
  REQUIRED_LABELS,
} from "@todayfruit/domain/products/item-notice-classes-and-gaps";
import { Badge } from "../../../../ui/feedback/badge.tsx";
import { SelectField } from "../../../../ui/form/select-field.tsx";
import { TextField } from "../../../../ui/form/text-field.tsx";
import { useProductEditor } from "../editor-context.ts";
import { EditorSection } from "../fields/editor-section.tsx";
import { changeNoticeClass, writeNoticeText } from "./edit-item-notice-draft.ts";

const CLASSES: Record<ItemClass, string> = {
  produce: "농수축산물",
  processed: "가공식품",
  supplement: "건강기능식품",
  other: "기타",
};
const PROBLEMS = {
  ITEM_NOTICE_FIELD_REQUIRED: "비어 있어요. 채워야 공개할 수 있어요",
  ITEM_NOTICE_FIELD_VAGUE: "‘상세설명 참조’만으로는 안 돼요. 사실을 적어 주세요",
} as const;

/** Notice of the product by its class: each cell that the law asks for, with what is still wrong in it. */
export function ItemNoticeSection() {
  const { values, write } = useProductEditor();
  const notice = values.itemNotice;
  const gaps = notice ? noticeGaps(notice) : [];
  const texts = new Map(notice?.rows.map(({ label, text }) => [label, text]));
  const labels = notice ? [...new Set([...REQUIRED_LABELS[notice.itemClass], ...texts.keys()])] : [];
  return (
    <EditorSection
      id="notice"
      title="상품정보제공고시"
      fields={["itemNotice"]}
      aside={
        gaps.length > 0 ? (
          <Badge tone="danger">{gaps.length}칸 남음</Badge>
        ) : (
          notice && <Badge tone="success">다 적었어요</Badge>
        )
      }
    >
      <div className="grid grid-cols-2 gap-x-4 gap-y-3 max-desk:grid-cols-1">
        <SelectField
          label="품목"
          data-field="itemNotice"
          options={ITEM_CLASSES.map((value) => ({ value, label: CLASSES[value] }))}
          value={notice?.itemClass ?? ""}
          onChange={({ target }) => {
            const chosen = ITEM_CLASSES.find((itemClass) => itemClass === target.value);
            if (chosen) write("itemNotice", changeNoticeClass(notice, chosen));
          }}
        />
        {notice &&
          labels.map((label) => {
            const gap = gaps.find((each) => each.label === label);
            return (
              <TextField
                key={label}
                label={label}
                data-field={`itemNotice.${label}`}
                maxLength={2000}
                value={texts.get(label) ?? ""}
                error={gap && PROBLEMS[gap.code]}
                onChange={({ target }) => write("itemNotice", writeNoticeText(notice, label, target.value))}
              />
            );
          })}
      </div>
    </EditorSection>
  );
}
