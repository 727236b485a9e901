import { nameOperatorAction } from "@todayfruit/domain/operators/name-operator-action";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Link, useParams } from "react-router";
import { CompareTable } from "../../../features/past-rows/compare-table.tsx";
import { secondsText } from "../../../features/past-rows/convert-datetime-with-seconds.ts";
import { FactSourceList } from "../../../features/past-rows/fact-source-list.tsx";
import { InstantPickerBar } from "../../../features/past-rows/instant-picker-bar.tsx";
import { NoPastData } from "../../../features/past-rows/no-past-data.tsx";
import { useInstantOfAddress } from "../../../features/past-rows/use-instant-of-address.ts";
import { ErrorScreen } from "../../../frame/error-screen.tsx";
import { paths } from "../../../paths.ts";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { compareOptionWithPast, compareProductWithPast } from "./compare-product-with-past.ts";
import { useProductAsOf } from "./use-product-as-of.ts";

export const meta = () => [{ title: "상품의 그때 화면 · 오늘의과일 운영" }];

/** Shows a product as shoppers were shown it at an instant, beside what they are shown now, with the rows that say so. */
export default function ProductAsOfPage() {
  const id = Number(useParams().id);
  const { at, setAt } = useInstantOfAddress();
  const past = useProductAsOf(id, at);
  const now = useProductAsOf(id, null);
  const error = past.error ?? now.error;
  if (error && !(past.data && now.data)) {
    return (
      <>
        <PageHeading isOnCanvas title="그때 화면" />
        <ErrorScreen error={error} onRetry={() => void Promise.all([past.refetch(), now.refetch()])} />
      </>
    );
  }
  if (!past.data || !now.data) return <RowsSkeleton rows={10} />;
  const { shown, state, actions } = past.data;
  const today = now.data.shown;
  return (
    <>
      <nav aria-label="위치" className="mb-1 flex items-center gap-1 text-micro text-ink-3">
        <Link to={paths.products} className="hover:text-ink">
          상품
        </Link>
        <ChevronRight className="size-3!" aria-hidden />
        <Link to={paths.product(id)} className="hover:text-ink">
          {today?.name ?? id}
        </Link>
      </nav>
      <PageHeading isOnCanvas title="그때 화면" aside="손님에게 보인 그대로예요" />
      <InstantPickerBar at={at} steps={past.data} onChange={setAt} />
      {state !== "shown" && (
        <NoPastData
          state={state}
          recordsFrom={past.data.recordsFrom}
          first={past.data.nextChange ?? past.data.recordsFrom}
          onChange={setAt}
        />
      )}
      {shown && (
        <div className="flex flex-col gap-4">
          <Card title="상품">
            <CompareTable label="상품의 그때와 지금" facts={compareProductWithPast(shown, today)} />
            <Sources sources={shown.sources} />
          </Card>
          {shown.options.map((facts) => (
            <Card key={facts.option.id} title={facts.option.name}>
              <CompareTable
                label={`${facts.option.name}의 그때와 지금`}
                facts={compareOptionWithPast(
                  facts,
                  today?.options.find(({ option }) => option.id === facts.option.id),
                )}
              />
              <Sources sources={facts.sources} />
            </Card>
          ))}
          <Card title="그때까지 운영자가 한 일" aside="마지막 20개까지">
            {actions.length === 0 && <p className="text-ink-3">적힌 일이 없어요</p>}
            <ol className="flex flex-col gap-2">
              {actions.map(({ action, by, reason, at: time }) => (
                <li key={`${time} ${action}`} className="border-l-2 border-line-strong pl-3">
                  <b className="font-semibold">{textOf(action)}</b>{" "}
                  <span className="text-ink-3">
                    {secondsText(time)} · {by ?? "명령"}
                  </span>
                  {reason && <p className="break-words text-ink-2">{reason}</p>}
                </li>
              ))}
            </ol>
          </Card>
        </div>
      )}
    </>
  );
}

function Sources({ sources }: Parameters<typeof FactSourceList>[0]) {
  return (
    <details className="mt-2.5">
      <summary className="cursor-pointer text-micro font-semibold text-ink-2">무엇을 보고 아나요</summary>
      <FactSourceList sources={sources} />
    </details>
  );
}

function textOf(action: string): string {
  const text = nameOperatorAction(action);
  return text ? `${text.noun} ${text.verb}` : action;
}
