import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { QuantityStepper } from "../../../ui/form/quantity-stepper.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { type DraftLine, piecesOf, type ReturnableOption } from "./create-and-parse-return-draft.ts";

type ReturnLinesProps = {
  options: readonly ReturnableOption[];
  draft: ReadonlyMap<number, DraftLine>;
  onChange(id: number, line: DraftLine): void;
  /** True once errors are shown. */
  showsErrors: boolean;
};

/** Options to return, with their units or pieces. */
export function ReturnLines({ options, draft, onChange, showsErrors }: ReturnLinesProps) {
  return (
    <ul className="divide-y divide-line">
      {options.map((option) => {
        const line = draft.get(option.id);
        return (
          <li key={option.id} className="py-3 first:pt-0 last:pb-0">
            {line === undefined ? (
              <p className="text-body2 text-ink-disabled">{option.name} · 모두 돌려드렸어요</p>
            ) : (
              <ReturnLine
                option={option}
                line={line}
                onChange={(next) => onChange(option.id, next)}
                showsErrors={showsErrors}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

type ReturnLineProps = {
  option: ReturnableOption;
  line: DraftLine;
  onChange(line: DraftLine): void;
  showsErrors: boolean;
};

function ReturnLine({ option, line, onChange, showsErrors }: ReturnLineProps) {
  const isWrong = showsErrors && piecesOf(line) === "wrong";
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <Checkbox checked={line.isPicked} onChange={(isPicked) => onChange({ ...line, isPicked })}>
          <span>{option.name}</span>
        </Checkbox>
        {line.isPicked && option.optionUnit > 1 && (
          <QuantityStepper
            name={option.name}
            value={line.units}
            max={option.optionUnit}
            onChange={(units) => onChange({ ...line, units })}
          />
        )}
      </div>
      {line.isPicked && (
        <div className="pl-8.5">
          <Checkbox
            checked={line.isPartOfUnit}
            onChange={(isPartOfUnit) => onChange({ ...line, isPartOfUnit })}
          >
            <span className="text-label text-ink-2">일부만 문제가 있어요</span>
          </Checkbox>
          {line.isPartOfUnit && (
            <div className="mt-1 grid grid-cols-2 gap-2">
              <TextField
                label="문제 있는 개수"
                inputMode="numeric"
                maxLength={4}
                value={line.bad}
                error={isWrong ? "전체 안에서 적어 주세요" : undefined}
                onChange={(event) => onChange({ ...line, bad: event.currentTarget.value })}
                end={<span className="text-ink-3">개</span>}
              />
              <TextField
                label="전체 개수"
                inputMode="numeric"
                maxLength={4}
                value={line.all}
                onChange={(event) => onChange({ ...line, all: event.currentTarget.value })}
                end={<span className="text-ink-3">개</span>}
              />
            </div>
          )}
        </div>
      )}
    </>
  );
}
