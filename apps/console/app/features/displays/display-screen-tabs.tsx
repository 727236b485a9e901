import { paths } from "../../paths.ts";
import { TabLinks } from "../../ui/layout/tab-links.tsx";

/** Links between the screens of what the shop shows. */
export function DisplayScreenTabs({ current }: { current: string }) {
  return (
    <TabLinks
      label="진열 화면"
      current={current}
      tabs={[
        { to: paths.banners, label: "배너" },
        { to: paths.promotions, label: "기획전·묶음" },
        { to: paths.popups, label: "팝업" },
        { to: paths.videos, label: "영상" },
        { to: paths.broadcasts, label: "라이브 방송" },
      ]}
    />
  );
}
