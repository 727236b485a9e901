import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type Category, categoriesQuery } from "../../features/products/use-categories.ts";
import { ErrorScreen } from "../../frame/error-screen.tsx";
import { useMe } from "../../session/use-me.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { RowsSkeleton } from "../../ui/feedback/rows-skeleton.tsx";
import { Button } from "../../ui/form/button.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { PageHeading } from "../../ui/layout/page-heading.tsx";
import { CategoryBranch } from "./category-branch.tsx";
import { CategoryDialog } from "./category-dialog.tsx";

export const meta = () => [{ title: "분류 · 오늘의과일 운영" }];

type Edited = { category: Category | null; parentId: number | null };
const STEP = 10;

/** The tree of categories, two levels deep, in the order of the shop. */
export default function CategoriesPage() {
  const { may } = useMe();
  const { data, error, refetch } = useQuery(categoriesQuery);
  const categories = data ?? [];
  const [edited, setEdited] = useState<Edited | null>(null);
  const of = (parentId: number | null) => categories.filter((category) => category.parentId === parentId);
  const edit = (category: Category) => setEdited({ category, parentId: category.parentId });
  const denied = may("catalog.edit") ? null : "분류를 고칠 권한이 없어요";
  const last = (parentId: number | null) => Math.max(0, ...of(parentId).map(({ sort }) => sort));
  return (
    <>
      <PageHeading
        title="분류"
        aside="끌거나 Alt와 화살표로 차례를 바꿔요"
        actions={
          <Button
            size="lg"
            tone="primary"
            denied={denied}
            onClick={() => setEdited({ category: null, parentId: null })}
          >
            큰 분류 더하기
          </Button>
        }
      />
      <Card title={data ? `큰 분류 ${of(null).length}` : "큰 분류"}>
        {error && <ErrorScreen error={error} onRetry={() => void refetch()} />}
        {!error && !data && <RowsSkeleton rows={8} />}
        {data?.length === 0 && <EmptyState emoji="🧺" title="아직 분류가 없어요" />}
        <CategoryBranch
          label="큰 분류 차례"
          categories={of(null)}
          onEdit={edit}
          below={(parent) => (
            <div className="mt-1.5 ml-8">
              <CategoryBranch label={`${parent.name} 안의 차례`} categories={of(parent.id)} onEdit={edit} />
              <Button
                className="my-1.5"
                size="sm"
                tone="ghost"
                denied={denied}
                aria-label={`${parent.name}에 더하기`}
                onClick={() => setEdited({ category: null, parentId: parent.id })}
              >
                더하기
              </Button>
            </div>
          )}
        />
      </Card>
      {edited && (
        <CategoryDialog {...edited} sort={last(edited.parentId) + STEP} onClose={() => setEdited(null)} />
      )}
    </>
  );
}
