import { useQuery } from "@tanstack/react-query";
import { api } from "../../api/browser-api.ts";
import { DisplayGroup } from "../../ui/display/display-group.tsx";
import type { Group } from "../../ui/display/group.ts";
import { useOptionSheet } from "../../ui/option-sheet/use-option-sheet.tsx";
import { useNear } from "../../ui/use-near.ts";

/** What a category shows besides its list, below it: asked for when its place comes near. */
export function CategoryDisplays({ categoryId }: { categoryId: number }) {
  const { openOptions, sheet } = useOptionSheet();
  const [place, isNear] = useNear();
  const found = useQuery({
    queryKey: ["category-displays", categoryId],
    queryFn: () => api("GET /v1/display-category/{id}", { path: { id: categoryId } }),
    enabled: isNear,
    staleTime: 60_000,
  });
  const groups = found.data?.list.flatMap(belowAList) ?? [];
  return (
    <div ref={place} className={found.data || found.isError ? "" : "min-h-96"}>
      {groups.map((group) => (
        <DisplayGroup key={group.id} group={group} onAdd={openOptions} />
      ))}
      {sheet}
    </div>
  );
}

/** As low as it can be: banners as a strip, a ranking as a row; tabs are the page's own already. */
function belowAList(group: Group): Group[] {
  if (group.tabs.length > 0) return [];
  if (group.displayUiType === "bigBanner") return [{ ...group, displayUiType: "bannerStrip" }];
  if (group.displayUiType !== "rankingList") return [group];
  return [{ ...group, displayUiType: "carousel", products: group.products.slice(0, 10) }];
}
