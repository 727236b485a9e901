import { paths } from "../../paths.ts";
import { TabLinks } from "../../ui/layout/tab-links.tsx";

/** Links between the screens of the shop's own texts. */
export function TextScreenTabs({ current }: { current: string }) {
  return (
    <TabLinks
      label="글 화면"
      current={current}
      tabs={[
        { to: paths.notices, label: "공지" },
        { to: paths.faqs, label: "자주 묻는 질문" },
        { to: paths.terms, label: "약관" },
        { to: paths.textPages, label: "글 페이지" },
      ]}
    />
  );
}
