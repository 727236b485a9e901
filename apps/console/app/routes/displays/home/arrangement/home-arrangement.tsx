import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { paths } from "../../../../paths.ts";
import { EmptyState } from "../../../../ui/feedback/empty-state.tsx";
import { Button } from "../../../../ui/form/button.tsx";
import { SegmentLinks } from "../../../../ui/layout/segment-links.tsx";
import { TabLinks } from "../../../../ui/layout/tab-links.tsx";
import { type HomeNoun, sortsOf, type WrittenRow } from "../edit-and-compare-home-draft.ts";
import type { Home, HomePage, HomeTab } from "../use-stored-home-records.ts";
import { AddGroupDialog } from "./add-group-dialog.tsx";
import { GroupList } from "./group-list.tsx";
import { TabsDialog } from "./tabs-dialog.tsx";

type ArrangementProps = {
  /** The home as the shop has it, and as it will be. */
  home: Home;
  shown: Home;
  tab: HomeTab;
  page: HomePage | undefined;
  currentId: number | null;
  isHeld: boolean;
  onOpen(groupId: number): void;
  onWrite(noun: HomeNoun, rows: readonly WrittenRow[]): void;
};

/** Tabs of the home, the pages of one of them, and the groups of one of these. */
export function HomeArrangement(props: ArrangementProps) {
  const { home, shown, tab, page, isHeld, onWrite } = props;
  const [dialog, setDialog] = useState<"tabs" | "pages" | "add" | null>(null);
  const pages = shown.pages.filter(({ tabId }) => tabId === tab.id);
  const close = () => setDialog(null);
  const sort = (noun: HomeNoun, records: readonly { id: number; sort: number }[], ids: readonly number[]) => {
    const sorted = ids.flatMap((id) => records.find((record) => record.id === id) ?? []);
    onWrite(
      noun,
      sortsOf(sorted).map(([{ id }, place]) => ({ id, fields: { sort: place } })),
    );
  };
  const denied = isHeld ? "진열을 바꿀 권한이 없어요" : null;
  return (
    <>
      <TabLinks
        label="홈 탭"
        current={paths.displays(tab.key)}
        tabs={shown.tabs.map(({ key, name, isShown }) => ({
          to: paths.displays(key),
          label: isShown ? name : `${name} (숨김)`,
        }))}
      />
      <SegmentLinks
        label={`${tab.name} 화면`}
        current={paths.displays(tab.key, page?.key)}
        segments={pages.map(({ key, name, isShown, groupIds }) => ({
          to: paths.displays(tab.key, key),
          label: isShown ? name : `${name} (숨김)`,
          count: String(groupIds.length),
        }))}
      />
      <div className="flex gap-1.5">
        <Button size="sm" denied={denied} onClick={() => setDialog("tabs")}>
          탭 고치기
        </Button>
        <Button size="sm" denied={denied} onClick={() => setDialog("pages")}>
          {tab.name} 화면 고치기
        </Button>
      </div>
      {page && (
        <>
          <GroupList
            groups={shown.groups}
            ids={page.groupIds}
            offIds={(home.pages.find(({ id }) => id === page.id)?.groupIds ?? []).filter(
              (id) => !page.groupIds.includes(id),
            )}
            currentId={props.currentId}
            isHeld={isHeld}
            onArrange={(groupIds) => onWrite("home-sub-tabs", [{ id: page.id, fields: { groupIds } }])}
            onOpen={props.onOpen}
          />
          <Button className="mt-2 w-full" denied={denied} onClick={() => setDialog("add")}>
            <Plus aria-hidden />
            묶음 더하기
          </Button>
        </>
      )}
      {!page && <EmptyState emoji="🧺" title={`${tab.name}에는 고칠 화면이 없어요`} />}
      {dialog === "tabs" && (
        <TabsDialog
          title="탭 고치기"
          tabs={shown.tabs}
          parentId={null}
          isHeld={isHeld}
          onSort={(ids) => sort("home-tabs", shown.tabs, ids)}
          onRename={(id, name) => onWrite("home-tabs", [{ id, fields: { name } }])}
          onShow={(id, isShown) => onWrite("home-tabs", [{ id, fields: { isShown } }])}
          onClose={close}
        />
      )}
      {dialog === "pages" && (
        <TabsDialog
          title={`${tab.name} 화면 고치기`}
          tabs={pages}
          parentId={tab.id}
          isHeld={isHeld}
          onSort={(ids) => sort("home-sub-tabs", pages, ids)}
          onRename={(id, name) => onWrite("home-sub-tabs", [{ id, fields: { name } }])}
          onShow={(id, isShown) => onWrite("home-sub-tabs", [{ id, fields: { isShown } }])}
          onClose={close}
        />
      )}
      {dialog === "add" && page && (
        <AddGroupDialog
          groups={shown.groups.filter(({ id }) => !page.groupIds.includes(id))}
          onAdd={(id) => {
            onWrite("home-sub-tabs", [{ id: page.id, fields: { groupIds: [...page.groupIds, id] } }]);
            props.onOpen(id);
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
