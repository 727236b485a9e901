import { useState } from "react";
import { toasts } from "../../../../ui/feedback/toast-store.ts";
import { Button } from "../../../../ui/form/button.tsx";
import { MoreMenu } from "../../../../ui/menu/more-menu.tsx";
import type { OrderPlace } from "../order-views-and-search-params.ts";
import { NameDialog } from "./name-dialog.tsx";
import { keptAddress, type SavedView } from "./parse-and-check-saved-views.ts";
import type { useSavedViews } from "./use-saved-views.ts";

type ViewActionsProps = {
  place: OrderPlace;
  saved: ReturnType<typeof useSavedViews>;
  onPlace(place: OrderPlace): void;
};

/** Saves what the list is narrowed to as a view; a saved view that is shown is renamed and deleted. */
export function ViewActions({ place, saved, onPlace }: ViewActionsProps) {
  const [isNaming, setNaming] = useState(false);
  const address = keptAddress(place);
  const current = saved.views.find((view) => view.address === address);
  const remove = (view: SavedView) => {
    saved.remove(view);
    onPlace({ ...place, distributorId: null, area: null });
    toasts.show({
      text: `‘${view.name}’ 보기를 지웠어요`,
      action: { label: "되돌리기", run: () => saved.save(view) },
    });
  };
  if (place.distributorId === null && place.area === null) return null;
  return (
    <>
      {current ? (
        <MoreMenu
          label={`‘${current.name}’ 보기 고치기`}
          entries={[
            { text: "이름 바꾸기", denied: null, run: () => setNaming(true) },
            { text: "지우기", denied: null, run: () => remove(current) },
          ]}
        />
      ) : (
        <Button onClick={() => setNaming(true)}>보기로 저장</Button>
      )}
      {isNaming && (
        <NameDialog
          title={current ? "보기 이름 바꾸기" : "보기로 저장"}
          name={current?.name ?? ""}
          others={saved.views.filter((view) => view !== current)}
          onName={(name) => {
            saved.save({ name, address });
            setNaming(false);
            toasts.show({ text: current ? "이름을 바꿨어요" : "보기를 저장했어요" });
          }}
          onClose={() => setNaming(false)}
        />
      )}
    </>
  );
}
