import { groupDigits } from "@todayfruit/domain/money/format-won";
import { useMe } from "../../../../session/use-me.ts";
import { Switch } from "../../../../ui/form/switch.tsx";
import { parseNumber } from "../../../../ui/parse-number.ts";
import { useProductEditor } from "../editor-context.ts";
import {
  keyOf,
  OPTION_FIELDS,
  type OptionRow,
  type OptionTableValues,
} from "./convert-option-table-values.ts";

type OptionTableRowProps = {
  option: OptionRow;
  values: OptionTableValues;
  changed: readonly string[];
  /** Keys of values that are no prices. */
  wrong: readonly string[];
  onWrite(key: string, value: unknown): void;
};

const PRICES = ["listPrice", "price", "supplyCost"] as const;
const CELL =
  "number h-9 w-full min-w-20 rounded-control px-2 text-body focus:inset-shadow-focus focus:outline-none max-desk:h-11";

/** An option in its cells: a changed one is tinted, a wrong one says so. */
export function OptionTableRow({ option, values, changed, wrong, onWrite }: OptionTableRowProps) {
  const { denied } = useProductEditor();
  const { may } = useMe();
  const { id, name, unitPrice, remaining } = option;
  const ground = (key: string) =>
    wrong.includes(key) ? "bg-danger-tint" : changed.includes(key) ? "bg-warning-tint" : "bg-surface";
  const isOnSale = values[keyOf(id, "isOnSale")] === true;
  return (
    <tr className="[&>td]:px-1 [&>td]:py-1 [&>td]:inset-shadow-line">
      <td>
        <input
          aria-label={`${name} 이름`}
          maxLength={120}
          className={`${CELL} min-w-40 ${ground(keyOf(id, "name"))}`}
          disabled={denied !== null}
          value={String(values[keyOf(id, "name")] ?? "")}
          onChange={({ target }) => onWrite(keyOf(id, "name"), target.value)}
        />
      </td>
      {PRICES.map((field) => {
        const key = keyOf(id, field);
        const value = values[key];
        return (
          <td key={field}>
            <input
              aria-label={`${name} ${OPTION_FIELDS[field]}`}
              inputMode="numeric"
              aria-invalid={wrong.includes(key) || undefined}
              className={`${CELL} text-right ${ground(key)}`}
              disabled={!may("prices.change")}
              value={typeof value === "number" ? groupDigits(value) : String(value ?? "")}
              onChange={({ target }) => onWrite(key, parseNumber(target.value))}
            />
          </td>
        );
      })}
      <td className="number text-right whitespace-nowrap text-ink-3">
        {unitPrice ? `${unitPrice.unit} ${groupDigits(unitPrice.amount)}` : "없음"}
      </td>
      <td className="number text-right">{remaining === null ? "안 셈" : groupDigits(remaining)}</td>
      <td>
        <span className="flex items-center px-2">
          <Switch
            label={`${name} 팔기`}
            isOn={isOnSale}
            isHeld={denied !== null}
            onChange={(isOn) => onWrite(keyOf(id, "isOnSale"), isOn)}
          />
        </span>
      </td>
    </tr>
  );
}
