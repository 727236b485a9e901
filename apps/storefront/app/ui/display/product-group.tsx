import { SectionHeading } from "../layout/section-heading.tsx";
import { Countdown } from "./countdown.tsx";
import type { GroupProps } from "./group.ts";
import { groupLink } from "./group-link.ts";
import { GroupProducts } from "./group-products.tsx";
import { GroupTabs } from "./group-tabs.tsx";

/** Products of a group under a heading, with chips when it has tabs and a countdown when it ends. */
export function ProductGroup({ group, onAdd }: GroupProps) {
  const label = group.title ?? group.name;
  const more = group.endsAt === null ? groupLink(group) : undefined;
  return (
    <section className="pt-8">
      <div className="relative">
        <SectionHeading title={label} subTitle={group.subTitle} {...(more && { more })} />
        {group.endsAt && <Countdown endsAt={group.endsAt} />}
      </div>
      {group.tabs.length > 0 ? (
        <GroupTabs group={group} onAdd={onAdd} />
      ) : (
        <GroupProducts ui={group.displayUiType} label={label} products={group.products} onAdd={onAdd} />
      )}
    </section>
  );
}
