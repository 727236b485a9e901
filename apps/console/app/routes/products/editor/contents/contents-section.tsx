import { useProductEditor } from "../editor-context.ts";
import { EditorSection } from "../fields/editor-section.tsx";
import { ContentsEditor } from "./contents-editor.tsx";

const MOST_BLOCKS = 60;

/** The description of a product. */
export function ContentsSection() {
  const { values, write, denied } = useProductEditor();
  return (
    <EditorSection
      id="contents"
      title="상세 내용"
      fields={["contents"]}
      aside={`덩어리 ${values.contents.length}/${MOST_BLOCKS}`}
    >
      <ContentsEditor
        blocks={values.contents}
        isHeld={denied !== null}
        onChange={(blocks) => write("contents", blocks)}
      />
    </EditorSection>
  );
}
