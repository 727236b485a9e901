import type { AreaType } from "@todayfruit/domain/shipping/area-of-zonecode";
import { useFarms } from "../../../features/products/use-farms.ts";
import { FilterSelect } from "../../../ui/form/filter-select.tsx";
import { ListSearch } from "../../../ui/form/list-search.tsx";
import type { OrderPlace } from "./order-views-and-search-params.ts";
import type { useSavedViews } from "./saved-views/use-saved-views.ts";
import { ViewActions } from "./saved-views/view-actions.tsx";

type OrderToolbarProps = {
  place: OrderPlace;
  saved: ReturnType<typeof useSavedViews>;
  onPlace(place: OrderPlace): void;
};

const AREAS: readonly { id: AreaType; name: string }[] = [
  { id: "major", name: "육지" },
  { id: "secondary_area", name: "제주" },
  { id: "third_area", name: "도서산간" },
];

/** What the list is narrowed to: a text, a farm, an area; and the saving of it as a view. */
export function OrderToolbar({ place, saved, onPlace }: OrderToolbarProps) {
  const farms = useFarms();
  return (
    <div className="flex flex-wrap items-start gap-2">
      <ListSearch
        key={place.search}
        label="번호, 이름, 휴대폰, 상품, 송장"
        search={place.search}
        onSearch={(search) => onPlace({ ...place, search })}
      />
      <FilterSelect
        label="농가"
        value={place.distributorId}
        options={farms}
        onChoose={(distributorId) => onPlace({ ...place, distributorId })}
      />
      <FilterSelect
        label="지역"
        value={place.area}
        options={AREAS}
        onChoose={(area) => onPlace({ ...place, area })}
      />
      <ViewActions place={place} saved={saved} onPlace={onPlace} />
    </div>
  );
}
