import { groupDigits } from "@todayfruit/domain/money/format-won";
import { Button } from "../../../ui/form/button.tsx";
import { instantText } from "../../../ui/format-dates-and-durations.ts";
import { Card } from "../../../ui/layout/card.tsx";
import type { PriceChange } from "./list-price-changes.ts";
import { PRICE_COLUMNS } from "./price-columns.ts";
import type { RefusedPrice } from "./use-check-and-save-prices.ts";

const SHOWN = 60;

type PriceChangesPanelProps = {
  changes: readonly PriceChange[];
  refused: ReadonlyMap<number, RefusedPrice>;
  /** Keeps what was typed of an option over what a colleague wrote. */
  onKeepMine(optionId: number): void;
};

/** The difference before it is written: each cell with its price before and after, and what is refused and why. */
export function PriceChangesPanel({ changes, refused, onKeepMine }: PriceChangesPanelProps) {
  const isBlocked = ({ option, after }: PriceChange) => after === null || refused.has(option.id);
  const sorted = changes.toSorted((a, b) => Number(isBlocked(b)) - Number(isBlocked(a)));
  const blocked = changes.filter(isBlocked).length;
  return (
    <Card title={`바뀔 것 ${changes.length}칸`} aside={blocked > 0 && `막힘 ${blocked}`}>
      {changes.length === 0 && (
        <p className="text-ink-3">칸을 고치거나 엑셀에서 복사한 값을 붙여 넣으면 여기에 차이가 보여요</p>
      )}
      <ul className="flex flex-col gap-3">
        {sorted.slice(0, SHOWN).map((change) => {
          const { option, field, before, after } = change;
          const refusal = refused.get(option.id);
          return (
            <li key={`${option.id} ${field}`}>
              <b className="block font-semibold">
                {option.productName} {option.optionName}
              </b>
              <span className="number">
                {PRICE_COLUMNS.find((column) => column.field === field)?.label}{" "}
                <s className="text-ink-3">{groupDigits(before)}</s> →{" "}
                <b className={isBlocked(change) ? "text-danger" : "text-success"}>
                  {after === null ? "값이 아니에요" : groupDigits(after)}
                </b>
              </span>
              {refusal && (
                <span className="block text-micro text-danger">
                  {refusal.message}
                  {refusal.changedBy && refusal.changedAt && (
                    <>
                      {" "}
                      {refusal.changedBy} 님 {instantText(refusal.changedAt, Date.now())}
                    </>
                  )}
                </span>
              )}
              {refusal?.code === "RECORD_CHANGED" && (
                <Button className="mt-1" size="sm" onClick={() => onKeepMine(option.id)}>
                  지금 값 보고 내 값 두기
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {changes.length > SHOWN && <p className="mt-3 text-ink-3">그 밖에 {changes.length - SHOWN}칸</p>}
    </Card>
  );
}
