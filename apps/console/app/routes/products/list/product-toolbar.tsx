import { useCategories } from "../../../features/products/use-categories.ts";
import { useFarms } from "../../../features/products/use-farms.ts";
import { ListSearch } from "../../../ui/form/list-search.tsx";
import { ColumnsMenu } from "./columns-menu.tsx";
import type { ProductPlace } from "./product-views.ts";
import type { useShownColumns } from "./use-shown-columns.ts";

type ProductToolbarProps = {
  place: ProductPlace;
  shown: ReturnType<typeof useShownColumns>;
  onPlace(place: ProductPlace): void;
};

/** What the list is narrowed to: a text, a category, a farm; and which columns it has. */
export function ProductToolbar({ place, shown, onPlace }: ProductToolbarProps) {
  const categories = useCategories();
  const farms = useFarms();
  return (
    <div className="flex flex-wrap items-start gap-x-2 max-desk:mb-2.5">
      <ListSearch
        key={place.search}
        label="이름이나 번호"
        search={place.search}
        onSearch={(search) => onPlace({ ...place, search })}
      />
      <Choice
        label="분류"
        value={place.categoryId}
        options={categories.map(({ id, name, parentId }) => ({
          id,
          name: parentId === null ? name : `└ ${name}`,
        }))}
        onChoose={(categoryId) => onPlace({ ...place, categoryId })}
      />
      <Choice
        label="농가"
        value={place.distributorId}
        options={farms}
        onChoose={(distributorId) => onPlace({ ...place, distributorId })}
      />
      <span className="ml-auto">
        <ColumnsMenu columns={shown.columns} onToggle={shown.toggle} />
      </span>
    </div>
  );
}

type ChoiceProps = {
  label: string;
  value: number | null;
  options: readonly { id: number; name: string }[];
  onChoose(id: number | null): void;
};

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  return (
    <select
      aria-label={label}
      value={value ?? ""}
      className={`h-8 max-w-44 rounded-control px-2 text-body inset-shadow-outline focus:inset-shadow-focus focus:outline-none max-desk:h-11 ${value === null ? "bg-surface" : "bg-brand-tint font-semibold text-brand-ink"}`}
      onChange={({ target }) => onChoose(target.value === "" ? null : Number(target.value))}
    >
      <option value="">{label} 모두</option>
      {options.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}
