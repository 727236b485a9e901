import { useCategories } from "../../../features/products/use-categories.ts";
import { useFarms } from "../../../features/products/use-farms.ts";
import { FilterSelect } from "../../../ui/form/filter-select.tsx";
import { ListSearch } from "../../../ui/form/list-search.tsx";
import { ColumnsMenu } from "./columns-menu.tsx";
import type { ProductPlace } from "./product-views-and-search-params.ts";
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
      <FilterSelect
        label="분류"
        value={place.categoryId}
        options={categories.map(({ id, name, parentId }) => ({
          id,
          name: parentId === null ? name : `└ ${name}`,
        }))}
        onChoose={(categoryId) => onPlace({ ...place, categoryId })}
      />
      <FilterSelect
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
