import { TextField } from "../../../../ui/form/text-field.tsx";
import { useProductEditor } from "../editor-context.ts";
import { EditorSection } from "../fields/editor-section.tsx";
import { EditedArea, EditedCheck, EditedText } from "../fields/product-field-inputs.tsx";

const FIELDS = ["keywords", "seoTitle", "seoDescription", "isAppOnly", "isExclusive", "noResale"] as const;

/** By which words a product is found, and to whom it is offered. */
export function SearchAndVisibilitySection() {
  const { values, write } = useProductEditor();
  return (
    <EditorSection id="search" title="찾기·보이기" fields={FIELDS}>
      <div className="flex flex-col gap-3">
        <TextField
          label="찾는 말"
          data-field="keywords"
          hint="쉼표로 나눠 적어요"
          value={values.keywords.join(",")}
          onChange={({ target }) => write("keywords", target.value === "" ? [] : target.value.split(","))}
          onBlur={() =>
            write("keywords", [...new Set(values.keywords.map((word) => word.trim()).filter(Boolean))])
          }
        />
        <EditedText field="seoTitle" maxLength={100} isNullable hint="비우면 저절로 만들어요" />
        <EditedArea field="seoDescription" maxLength={200} isNullable hint="비우면 한 줄 소개를 보여요" />
        <div className="flex flex-wrap gap-x-5">
          <EditedCheck field="isAppOnly" label="앱에서만 팔아요" />
          <EditedCheck field="isExclusive" label="여기에서만 팔아요" />
          <EditedCheck field="noResale" label="다시 팔지 않는 상품이에요" />
        </div>
      </div>
    </EditorSection>
  );
}
