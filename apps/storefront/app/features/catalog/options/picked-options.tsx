import X from "lucide-react/icons/x";
import { IconButton } from "../../../ui/form/icon-button.tsx";
import { QuantityStepper } from "../../../ui/form/quantity-stepper.tsx";
import { showSnackbar } from "../../../ui/overlay/snackbar-store.ts";
import { ArrivalLine } from "../../delivery/arrival-line.tsx";
import { Won } from "../price-block.tsx";
import { mostOf, type Picks, removePick, setUnits, unitPriceOf } from "./edit-and-price-option-picks.ts";

/** List of picked options, each with its stepper. */
export function PickedOptions({ picks, onChange }: { picks: Picks; onChange(picks: Picks): void }) {
  return (
    <ul className="mt-4 flex flex-col gap-2">
      {picks.map(({ option, units }) => (
        <li key={option.id} className="rounded-md bg-sunken p-3.5">
          <div className="flex items-start justify-between">
            <div>
              <span className="text-label font-semibold">{option.name}</span>
              <ArrivalLine promise={option.deliveryPromise} />
            </div>
            <IconButton
              className="-mx-3.5 -my-3"
              label={`${option.name} 빼기`}
              onClick={() => onChange(removePick(picks, option.id))}
            >
              <X className="size-18px text-ink-3" aria-hidden />
            </IconButton>
          </div>
          <div className="mt-2 flex items-center justify-between">
            <QuantityStepper
              name={option.name}
              value={units}
              max={mostOf(option)}
              onChange={(next) => onChange(setUnits(picks, option.id, next))}
              onLimit={() => showSnackbar(`${mostOf(option)}개까지 담을 수 있어요`)}
            />
            <b className="tabular fs-body1 font-bold">
              <Won amount={unitPriceOf(option) * units} />
            </b>
          </div>
        </li>
      ))}
    </ul>
  );
}
