import X from "lucide-react/icons/x";
import { useState } from "react";
import type { ProductRow } from "../../../../features/products/update-cached-product-lists.ts";
import { useEditProducts } from "../../../../features/products/use-edit-products.ts";
import { useMe } from "../../../../session/use-me.ts";
import { Button } from "../../../../ui/form/button.tsx";
import { MOST_SELECTED } from "../use-product-selection.ts";
import { CategoryDialog } from "./category-dialog.tsx";
import { PriceDialog } from "./price-dialog.tsx";

/** Statuses between which products are switched: publishing one is for its editor, where the law guard is. */
const SWITCHED = ["stock_in", "temp_stock_out"];

type BulkBarProps = { rows: readonly ProductRow[]; onClear(): void };

/** The dark bar over the foot of the list: how many are selected, and what can be done with all of them by one call. */
export function BulkBar({ rows, onClear }: BulkBarProps) {
  const { may } = useMe();
  const [dialog, setDialog] = useState<"price" | "category" | null>(null);
  const edit = useEditProducts(onClear);
  const denied = may("catalog.edit") ? null : "상품을 고칠 권한이 없어요";
  const close = () => setDialog(null);
  const done = () => {
    close();
    onClear();
  };
  const switched = rows.filter(({ status }) => SWITCHED.includes(status));
  const unsold = switched.length === 0 ? "공개된 상품을 골라 주세요" : null;
  return (
    <div className="sticky bottom-4 z-10 mx-auto mt-3 flex w-max max-w-full flex-wrap items-center gap-1.5 rounded-card bg-snackbar py-2 pr-2 pl-3.5 text-white shadow-bar max-desk:bottom-20">
      <p role="status" className="number mr-2 font-semibold">
        {rows.length}개 골랐어요{rows.length === MOST_SELECTED && " · 한 번에 고를 수 있는 끝이에요"}
      </p>
      <Button
        tone="on-dark"
        busy={edit.isPending}
        denied={denied ?? unsold}
        onClick={() =>
          edit.mutate({
            rows: switched,
            set: { status: "temp_stock_out" },
            done: `${switched.length}개를 품절로 바꿨어요`,
          })
        }
      >
        품절로
      </Button>
      <Button
        tone="on-dark"
        busy={edit.isPending}
        denied={denied ?? unsold}
        onClick={() =>
          edit.mutate({
            rows: switched,
            set: { status: "stock_in" },
            done: `${switched.length}개를 다시 팔아요`,
          })
        }
      >
        다시 팔기
      </Button>
      <Button
        tone="on-dark"
        denied={may("prices.change") ? null : "값을 바꿀 권한이 없어요"}
        onClick={() => setDialog("price")}
      >
        값 바꾸기
      </Button>
      <Button tone="on-dark" denied={denied} onClick={() => setDialog("category")}>
        분류 바꾸기
      </Button>
      <button
        type="button"
        className="grid size-8 place-items-center rounded-control"
        aria-label="고른 것 풀기"
        onClick={onClear}
      >
        <X aria-hidden />
      </button>
      {dialog === "price" && <PriceDialog products={rows} onDone={done} onClose={close} />}
      {dialog === "category" && <CategoryDialog products={rows} onDone={done} onClose={close} />}
    </div>
  );
}
