import type { Reply } from "@todayfruit/contract/all-calls";
import { kstDateOf } from "@todayfruit/domain/calendar/kst";
import type { ProductFilter } from "@todayfruit/domain/catalog/read-and-write-product-filter";
import { serverClock } from "../../../server-clock/server-clock.ts";
import { FilterChoices } from "./filter-choices.tsx";
import {
  arrivalLabel,
  priceRangeLabel,
  scoreLabel,
  sweetnessLabel,
  weightRangeLabel,
} from "./format-filter-labels.ts";

type FilterSectionsProps = {
  filter: ProductFilter;
  counts: Reply<"GET /v1/products/filters">;
  onChange(filter: ProductFilter): void;
};

/** All facets of a list with the number of products of each value; a facet without any value is left out. */
export function FilterSections({ filter, counts, onChange }: FilterSectionsProps) {
  const set = (change: Partial<ProductFilter>) => onChange({ ...filter, ...change });
  const today = kstDateOf(new Date(serverClock.now()).toISOString());
  return (
    <>
      <FilterChoices
        title="배송"
        choices={[
          {
            label: "무료배송",
            count: counts.freeDelivery,
            selected: filter.freeDeliveryOnly,
            onToggle: (freeDeliveryOnly) => set({ freeDeliveryOnly }),
          },
          ...counts.arrivals.map(({ day, count }) => ({
            label: arrivalLabel(day, today),
            count,
            selected: filter.arriveBy === day,
            onToggle: (isOn: boolean) => set({ arriveBy: isOn ? day : null }),
          })),
        ]}
      />
      <FilterChoices
        title="원산지"
        choices={counts.origins.map(({ name, count }) => ({
          label: name,
          count,
          selected: filter.origins.includes(name),
          onToggle: (isOn) => set({ origins: toggled(filter.origins, name, isOn) }),
        }))}
      />
      <FilterChoices
        title="가격"
        choices={counts.prices.map(({ min, max, count }) => ({
          label: priceRangeLabel({ min, max }),
          count,
          selected: filter.minPrice === min && filter.maxPrice === max,
          onToggle: (isOn) =>
            set(isOn ? { minPrice: min, maxPrice: max } : { minPrice: null, maxPrice: null }),
        }))}
      />
      <FilterChoices
        title="무게"
        choices={counts.weights.map(({ min, max, count }) => ({
          label: weightRangeLabel({ min, max }),
          count,
          selected: filter.minWeight === min && filter.maxWeight === max,
          onToggle: (isOn) =>
            set(isOn ? { minWeight: min, maxWeight: max } : { minWeight: null, maxWeight: null }),
        }))}
      />
      <FilterChoices
        title="후기 평점"
        choices={counts.scores.map(({ least, count }) => ({
          label: scoreLabel(least),
          count,
          selected: filter.minScore === least,
          onToggle: (isOn) => set({ minScore: isOn ? least : null }),
        }))}
      />
      <FilterChoices
        title="당도"
        choices={counts.sweetness.map(({ least, count }) => ({
          label: sweetnessLabel(least),
          count,
          selected: filter.minSweetness === least,
          onToggle: (isOn) => set({ minSweetness: isOn ? least : null }),
        }))}
      />
      <FilterChoices
        title="농장"
        choices={counts.farms.map(({ id, name, count }) => ({
          label: name,
          count,
          selected: filter.farmIds.includes(id),
          onToggle: (isOn) => set({ farmIds: toggled(filter.farmIds, id, isOn) }),
        }))}
      />
    </>
  );
}

function toggled<Value>(values: readonly Value[], value: Value, isOn: boolean): Value[] {
  return isOn ? [...values, value] : values.filter((each) => each !== value);
}
