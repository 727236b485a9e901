import { RecordListWithEditor, type RecordView } from "../../../features/records/record-list-with-editor.tsx";
import { TextScreenTabs } from "../../../features/texts/text-screen-tabs.tsx";
import { paths } from "../../../paths.ts";
import { FAQ_RECORD_DEFINITION } from "./faq-record-definition.tsx";

export const meta = () => [{ title: "자주 묻는 질문 · 오늘의과일 운영" }];

const VIEWS: readonly [RecordView<"faqs">] = [{ view: "all", label: "모두", has: () => true }];

/** Frequent questions with their answers. */
export default function FaqsPage() {
  return (
    <RecordListWithEditor
      definition={FAQ_RECORD_DEFINITION}
      path={paths.faqs}
      title="자주 묻는 질문"
      siblings={<TextScreenTabs current={paths.faqs} />}
      views={VIEWS}
      heads={[{ text: "갈래" }, { text: "차례", align: "right" }]}
      emoji="❓"
      cells={(row) => (
        <>
          <td>{row.category}</td>
          <td className="number text-right">{row.sort}</td>
        </>
      )}
    />
  );
}
