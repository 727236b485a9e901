import { paths } from "../../paths.ts";
import { useMe } from "../../session/use-me.ts";
import { TabLinks } from "../../ui/layout/tab-links.tsx";

/** Links between the screens of messages that the operator may see. */
export function MessageScreenTabs({ current }: { current: string }) {
  const { may } = useMe();
  return (
    <TabLinks
      label="메시지 화면"
      current={current}
      tabs={[
        ...(may("coupons.manage") ? [{ to: paths.campaigns, label: "캠페인" }] : []),
        ...(may("members.read") ? [{ to: paths.messageLog(), label: "보낸 것" }] : []),
        ...(may("displays.edit") ? [{ to: paths.messageTemplates, label: "틀" }] : []),
        ...(may("coupons.manage") ? [{ to: paths.automaticMessages, label: "저절로" }] : []),
        ...(may("catalog.edit") ? [{ to: paths.produceNotices, label: "후숙·보관" }] : []),
      ]}
    />
  );
}
