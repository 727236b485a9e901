import ChevronRight from "lucide-react/icons/chevron-right";
import { Link, useSearchParams } from "react-router";
import { ErrorScreen } from "../../../frame/error-screen.tsx";
import { paths } from "../../../paths.ts";
import { useMe } from "../../../session/use-me.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { useKeyDown } from "../../../ui/keyboard/use-key-down.ts";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { keepMine, settlePrices } from "./edit-and-settle-price-draft.ts";
import { changesOf } from "./list-price-changes.ts";
import { PriceChangesPanel } from "./price-changes-panel.tsx";
import { PriceTable } from "./price-table.tsx";
import { useCheckedPrices, useSavePrices } from "./use-check-and-save-prices.ts";
import { usePriceDraft } from "./use-price-draft.ts";
import { type PricedOption, usePricedOptions } from "./use-priced-options.ts";

export const meta = () => [{ title: "값을 표로 고치기 · 오늘의과일 운영" }];

/** Prices of options as a sheet: typed or pasted, shown as a difference, written at once, and taken back. */
export default function PriceSheetPage() {
  const [query] = useSearchParams();
  const { may } = useMe();
  const id = (name: string) => {
    const value = Number(query.get(name));
    return Number.isInteger(value) && value > 0 ? { [name]: value } : {};
  };
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = usePricedOptions({
    ...id("productId"),
    ...id("categoryId"),
    ...id("distributorId"),
  });
  const options = optionsIn(data);
  const { draft, change, stepBack, settle } = usePriceDraft();
  const changes = changesOf(draft, options);
  const checked = useCheckedPrices(changes);
  const refusals = changes.length > 0 ? (checked.data?.refused ?? []) : [];
  const refused = new Map(refusals.map((row) => [row.id, row]));
  const savable = changes.filter(({ option, after }) => after !== null && !refused.has(option.id));
  const save = useSavePrices((saved, versions) => settle((now) => settlePrices(now, saved, versions)));
  const send = () => {
    if (savable.length > 0 && may("prices.change") && !save.isPending) save.mutate(savable);
  };
  const keepMineOf = async (optionId: number) => {
    const now = optionsIn((await refetch()).data).find(({ id }) => id === optionId);
    if (now) change((typed) => keepMine(typed, now));
  };
  useKeyDown((event) => {
    if (!(event.metaKey || event.ctrlKey) || event.isComposing) return;
    if (event.code !== "KeyS" && event.code !== "KeyZ") return;
    event.preventDefault();
    if (event.code === "KeyS") send();
    else stepBack?.();
  });
  return (
    <>
      <nav aria-label="위치" className="mb-1 flex items-center gap-1 text-micro text-ink-3">
        <Link to={paths.products} className="hover:text-ink">
          상품
        </Link>
        <ChevronRight className="size-3!" aria-hidden />
        <span>표로 고치기</span>
      </nav>
      <PageHeading
        title="값을 표로 고치기"
        aside={`옵션 ${options.length}개 · 고친 것은 이 컴퓨터에 남아요`}
        actions={
          <>
            <Button
              size="lg"
              shortcut="⌘Z"
              denied={stepBack ? null : "되돌릴 칸이 없어요"}
              onClick={() => stepBack?.()}
            >
              한 칸 되돌리기
            </Button>
            <Button
              size="lg"
              denied={changes.length === 0 ? "고친 칸이 없어요" : null}
              onClick={() => change(() => ({}))}
            >
              버리기
            </Button>
            <Button
              size="lg"
              tone="primary"
              shortcut="⌘S"
              busy={save.isPending}
              denied={
                may("prices.change")
                  ? savable.length === 0
                    ? "저장할 칸이 없어요"
                    : null
                  : "값을 바꿀 권한이 없어요"
              }
              onClick={send}
            >
              {savable.length}칸 저장하기
            </Button>
          </>
        }
      />
      {error && <ErrorScreen error={error} onRetry={() => void refetch()} />}
      {!error && !data && <RowsSkeleton rows={12} />}
      {data && options.length === 0 && <EmptyState emoji="🍐" title="고칠 옵션이 없어요" />}
      {options.length > 0 && (
        <div className="grid grid-cols-[minmax(0,1fr)_300px] items-start gap-4 max-wide:grid-cols-1">
          <div className="min-w-0">
            <PriceTable
              options={options}
              draft={draft}
              refusedIds={new Set(refused.keys())}
              onWrite={change}
            />
            {hasNextPage && (
              <Button
                className="mt-2.5"
                size="sm"
                busy={isFetchingNextPage}
                onClick={() => void fetchNextPage()}
              >
                더 보기
              </Button>
            )}
          </div>
          <PriceChangesPanel
            changes={changes}
            refused={refused}
            onKeepMine={(optionId) => void keepMineOf(optionId)}
          />
        </div>
      )}
    </>
  );
}

function optionsIn(read: ReturnType<typeof usePricedOptions>["data"]): readonly PricedOption[] {
  return read?.pages.flatMap(({ list }) => list) ?? [];
}
