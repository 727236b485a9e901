import { RecordListWithEditor, type RecordView } from "../../../features/records/record-list-with-editor.tsx";
import { useRecords } from "../../../features/records/use-list-and-delete-records.ts";
import { TextScreenTabs } from "../../../features/texts/text-screen-tabs.tsx";
import { paths } from "../../../paths.ts";
import { Badge, type BadgeTone } from "../../../ui/feedback/badge.tsx";
import { shortDay } from "../../../ui/format-dates-and-durations.ts";
import { TERM_NAMES, type Term, type TermState, termState } from "./term-names-and-state-rules.ts";
import { TERM_RECORD_DEFINITION } from "./term-record-definition.tsx";

export const meta = () => [{ title: "약관 · 오늘의과일 운영" }];

type View = RecordView<"terms">;

const VIEWS: readonly [View, ...View[]] = [
  { view: "all", label: "모두", has: () => true },
  ...(Object.keys(TERM_NAMES) as Term["code"][]).map((code) => ({
    view: code,
    label: TERM_NAMES[code],
    has: (row: Term) => row.code === code,
  })),
];
const STATES: Record<TermState, [string, BadgeTone]> = {
  draft: ["초안", "outline"],
  upcoming: ["예정", "info"],
  current: ["지금 판", "success"],
  past: ["지난 판", "neutral"],
};

/** Versions of the terms: drafts, those to come, the current ones and those before. */
export default function TermsPage() {
  const { data = [] } = useRecords("terms");
  return (
    <RecordListWithEditor
      definition={TERM_RECORD_DEFINITION}
      path={paths.terms}
      title="약관"
      siblings={<TextScreenTabs current={paths.terms} />}
      views={VIEWS}
      heads={[{ text: "상태" }, { text: "시행일" }, { text: "다시 묻기" }]}
      emoji="📜"
      cells={(row, now) => {
        const [text, tone] = STATES[termState(row, data, now)];
        return (
          <>
            <td>
              <Badge tone={tone}>{text}</Badge>
            </td>
            <td className="number">{row.effectiveAt === null ? "아직" : shortDay(row.effectiveAt)}</td>
            <td className="text-ink-2">
              {row.needsConsent ? "다시 물어요" : row.isAdverse ? "30일 전에 알려요" : "알리기만"}
            </td>
          </>
        );
      }}
    />
  );
}
