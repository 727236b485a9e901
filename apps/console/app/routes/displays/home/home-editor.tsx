import { useState } from "react";
import { useParams } from "react-router";
import { ScheduledChangesCard } from "../../../features/changes/scheduled-changes-card.tsx";
import { useScheduledChanges } from "../../../features/changes/use-cancellable-scheduled-changes.ts";
import { StorefrontPreviews } from "../../../features/preview/storefront-previews.tsx";
import { useMe } from "../../../session/use-me.ts";
import { ListDetailLayout } from "../../../ui/layout/list-detail-layout.tsx";
import { HomeArrangement } from "./arrangement/home-arrangement.tsx";
import {
  conflictsOf,
  countEdits,
  editsOf,
  HOME_NOUNS,
  type HomeNoun,
  homeWith,
  previewedEdits,
  settleConflict,
  settleEdits,
  type WrittenRow,
  writeHome,
} from "./edit-and-compare-home-draft.ts";
import { GroupEditorCard } from "./group-editor-card.tsx";
import { PreviewSettingsBar } from "./preview-settings-bar.tsx";
import { HomeConflicts } from "./publishing/home-conflicts.tsx";
import { PublishBar } from "./publishing/publish-bar.tsx";
import { usePublish } from "./publishing/use-publish.ts";
import { useHomeDraft } from "./use-home-draft.ts";
import type { Home } from "./use-stored-home-records.ts";

const NOUNS: Record<HomeNoun, string> = {
  "home-tabs": "홈 탭",
  "home-sub-tabs": "홈 화면",
  "display-groups": "진열 묶음",
};

/** Tabs, groups and contents of the home at the left, the four faces at a chosen time at the right. */
export function HomeEditor({ home }: { home: Home }) {
  const { may } = useMe();
  const { tab: tabKey, page: pageKey } = useParams();
  const { draft, change, settle, stepBack } = useHomeDraft();
  const [groupId, setGroupId] = useState<number | null>(null);
  const [at, setAt] = useState<string | null>(null);
  const [width, setWidth] = useState(390);
  const scheduled = useScheduledChanges(HOME_NOUNS).data ?? [];
  const shown = homeWith(draft, home);
  const edits = editsOf(draft, home);
  const conflicts = conflictsOf(draft, home);
  const publish = usePublish(draft, home, (sent) => settle((now) => settleEdits(now, sent)));
  const tab =
    shown.tabs.find(({ key }) => key === tabKey) ??
    shown.tabs.find(({ isDefault }) => isDefault) ??
    shown.tabs[0];
  const pages = shown.pages.filter(({ tabId }) => tabId === tab?.id);
  const page = pages.find(({ key }) => key === pageKey) ?? pages[0];
  const group = shown.groups.find(({ id }) => id === groupId);
  const isHeld = !may("displays.edit");
  const write = (noun: HomeNoun, rows: readonly WrittenRow[]) =>
    change((now) => rows.reduce((next, row) => writeHome(next, home, noun, row), now));
  if (!tab) return null;
  return (
    <ListDetailLayout
      label="진열 고치기"
      size="editor"
      list={
        <>
          <PublishBar
            count={countEdits(edits)}
            isConflicting={conflicts.length > 0}
            at={at}
            publish={publish}
            onStepBack={stepBack}
            onDiscard={() => change(() => ({}))}
          />
          <HomeConflicts
            home={home}
            conflicts={conflicts}
            refusal={publish.error}
            onSettle={(conflict, choice) => change((now) => settleConflict(now, conflict, choice))}
          />
          <HomeArrangement
            home={home}
            shown={shown}
            tab={tab}
            page={page}
            currentId={groupId}
            isHeld={isHeld}
            onOpen={setGroupId}
            onWrite={write}
          />
          {scheduled.length > 0 && (
            <div className="mt-4">
              <ScheduledChangesCard
                changes={scheduled}
                nouns={NOUNS}
                denied={isHeld ? "진열을 바꿀 권한이 없어요" : null}
                onShow={setAt}
              />
            </div>
          )}
        </>
      }
    >
      <PreviewSettingsBar
        at={at}
        width={width}
        changes={scheduled.map(({ effectiveAt }) => effectiveAt)}
        onTime={setAt}
        onWidth={setWidth}
      />
      <StorefrontPreviews
        wish={{
          page: page ? { kind: "home-sub-tab", id: page.id } : { kind: "home-tab", id: tab.id },
          ...(at !== null && { at }),
          showsUnpublished: false,
          edits: previewedEdits(edits),
        }}
        width={width}
        revision={revisionOf(home, scheduled)}
      />
      {group && (
        <GroupEditorCard
          key={group.id}
          group={group}
          isHeld={isHeld}
          onWrite={(fields) => write("display-groups", [{ id: group.id, fields }])}
        />
      )}
    </ListDetailLayout>
  );
}

/** Names what the shop has: previews are made again when it changes. */
function revisionOf({ tabs, pages, groups }: Home, scheduled: readonly { id: number }[]): string {
  const versions = [...tabs, ...pages, ...groups].reduce((sum, { version }) => sum + version, 0);
  return [versions, ...scheduled.map(({ id }) => id)].join(" ");
}
