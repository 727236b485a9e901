import type { ReactNode } from "react";
import type { Category } from "../../features/products/use-categories.ts";
import { useMe } from "../../session/use-me.ts";
import { Button } from "../../ui/form/button.tsx";
import { SortableList } from "../../ui/sorting/sortable-list.tsx";
import { diffCategorySort } from "./diff-category-sort.ts";
import { useSaveCategories } from "./use-save-categories.ts";

type CategoryBranchProps = {
  label: string;
  categories: readonly Category[];
  onEdit(category: Category): void;
  /** Children below a category. */
  below?(category: Category): ReactNode;
};

/** Categories of one parent in their order, moved by drag or by keyboard. */
export function CategoryBranch({ label, categories, onEdit, below }: CategoryBranchProps) {
  const { may } = useMe();
  const save = useSaveCategories();
  const denied = may("catalog.edit") ? null : "분류를 고칠 권한이 없어요";
  const categoryOf = (id: string) => categories.find((category) => String(category.id) === id);
  return (
    <SortableList
      label={label}
      layout="list"
      className="flex flex-col"
      ids={categories.map(({ id }) => String(id))}
      isHeld={denied !== null || save.isPending}
      nameOf={(id) => categoryOf(id)?.name ?? id}
      onSort={(ids) => {
        const rows = diffCategorySort(categories, ids.map(Number));
        if (rows.length > 0) save.mutate({ kind: "edit", rows });
      }}
    >
      {(id, handle) => {
        const category = categoryOf(id);
        if (!category) return null;
        return (
          <div className="border-t border-line py-1.5">
            <div className="flex items-center gap-2">
              {handle}
              <img
                src={`/images/160/${category.icon}`}
                alt=""
                className="size-8 rounded-control bg-sunken object-cover"
              />
              <span className="min-w-0 flex-1">
                <b className="font-semibold">{category.name}</b>
                <span className="number ml-1.5 text-micro text-ink-3">{category.slug ?? category.id}</span>
              </span>
              <Button
                size="sm"
                denied={denied}
                aria-label={`${category.name} 고치기`}
                onClick={() => onEdit(category)}
              >
                고치기
              </Button>
              <Button
                size="sm"
                tone="danger"
                denied={denied}
                aria-label={`${category.name} 지우기`}
                onClick={() => save.mutate({ kind: "delete", category })}
              >
                지우기
              </Button>
            </div>
            {below?.(category)}
          </div>
        );
      }}
    </SortableList>
  );
}
