import { applyChoicesToReorderLines } from "../features/reorders/sheet/apply-choices-to-reorder-lines.ts";
import { comparedLine } from "../features/reorders/sheet/compared-line-fixture.ts";
import { ReorderLine } from "../features/reorders/sheet/reorder-line.tsx";
import { LONG_NAME } from "./fixtures.ts";
import { Specimen } from "./specimen.tsx";

const LINES = [
  comparedLine({ id: 1, units: 2, price: 9_000 }),
  comparedLine({ id: 2, price: 11_000, remaining: 8 }),
  comparedLine({ id: 3 }),
  comparedLine({
    id: 4,
    remaining: 0,
    block: "SOLD_OUT",
    endedSeason: { name: "블루베리", month: 8 },
    alternative: { id: 20_001, name: LONG_NAME, price: 36_900 },
  }),
  comparedLine({ id: 5, block: "PERIOD_ENDED" }),
];
const nothing = () => undefined;

/** Lines of a reorder: cheaper, dearer with little stock, unchanged, sold out, over. */
export function ReorderSpecimens() {
  return (
    <Specimen state="다시 담기: 내림, 오름과 적은 재고, 그대로, 품절과 긴 이름, 판매 종료">
      <ul className="divide-y divide-line">
        {applyChoicesToReorderLines(LINES, {}).map((line) => (
          <ReorderLine
            key={line.option.id}
            line={line}
            onCheck={nothing}
            onUnits={nothing}
            onWait={nothing}
          />
        ))}
      </ul>
    </Specimen>
  );
}
