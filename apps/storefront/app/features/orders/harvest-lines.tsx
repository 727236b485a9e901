import type { Reply } from "@todayfruit/contract/all-calls";
import { harvestText } from "@todayfruit/domain/stock-lots/harvest-text";
import { Photo } from "../../ui/media/photo.tsx";

type Line =
  Reply<"GET /v1.2/app-users/orders/{id}">["orderItemProducts"][number]["orderOptionGroups"][number];

/** Harvests from which an ordered option was sent, with their pictures; nothing before dispatch. */
export function HarvestLines({ harvests }: Pick<Line, "harvests">) {
  return harvests.map((harvest) => (
    <span
      key={`${harvest.harvestedOn} ${harvest.brix} ${harvest.photo}`}
      className="mt-1 flex items-center gap-2 text-caption text-ink-3 tabular-nums"
    >
      {harvest.photo !== null && (
        <Photo
          className="w-10 flex-none rounded-10"
          path={harvest.photo}
          alt="보낸 과일의 수확 사진"
          sizes="40px"
        />
      )}
      {harvestText(harvest)}
    </span>
  ));
}
