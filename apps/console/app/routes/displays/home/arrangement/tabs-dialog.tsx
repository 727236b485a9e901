import { Dialog } from "../../../../ui/feedback/dialog.tsx";
import { Button } from "../../../../ui/form/button.tsx";
import { InlineField } from "../../../../ui/form/inline-field.tsx";
import { Switch } from "../../../../ui/form/switch.tsx";
import { SortableList } from "../../../../ui/sorting/sortable-list.tsx";
import { NewTabForm } from "./new-tab-form.tsx";

type Tab = { id: number; name: string; isShown: boolean; isDefault?: boolean };

type TabsDialogProps = {
  title: string;
  tabs: readonly Tab[];
  isHeld: boolean;
  /** Tab of the home that they are below; `null` for those of the home itself. */
  parentId: number | null;
  onSort(ids: number[]): void;
  onRename(id: number, name: string): void;
  onShow(id: number, isShown: boolean): void;
  onClose(): void;
};

const NAME_LETTERS = 20;

/** Tabs in their order, with their names and whether they are shown; everything goes into the draft at once. */
export function TabsDialog({
  title,
  tabs,
  isHeld,
  parentId,
  onSort,
  onRename,
  onShow,
  onClose,
}: TabsDialogProps) {
  const byId = new Map(tabs.map((tab) => [String(tab.id), tab]));
  return (
    <Dialog title={title} onClose={onClose}>
      <SortableList
        label={title}
        ids={tabs.map(({ id }) => String(id))}
        layout="list"
        isHeld={isHeld}
        nameOf={(id) => byId.get(id)?.name ?? id}
        onSort={(ids) => onSort(ids.map(Number))}
      >
        {(id, handle) => {
          const tab = byId.get(id);
          if (!tab) return null;
          return (
            <div className="mt-1.5 flex items-center gap-2 rounded-control bg-surface p-2 inset-shadow-hairline">
              {handle}
              <InlineField
                label={`${tab.name} 이름`}
                value={tab.name}
                maxLength={NAME_LETTERS}
                isHeld={isHeld}
                className="min-w-0 flex-1"
                onSave={(name) => onRename(tab.id, name)}
              />
              <Switch
                label={`${tab.name} 보이기`}
                isOn={tab.isShown}
                isHeld={isHeld || tab.isDefault === true}
                onChange={(isShown) => onShow(tab.id, isShown)}
              />
            </div>
          );
        }}
      </SortableList>
      <NewTabForm parentId={parentId} sort={tabs.length + 1} />
      <div className="mt-4 flex items-center justify-end gap-2">
        <p className="mr-auto text-micro text-ink-3">공개하거나 예약할 때까지 매장은 그대로예요</p>
        <Button onClick={onClose}>닫기</Button>
      </div>
    </Dialog>
  );
}
