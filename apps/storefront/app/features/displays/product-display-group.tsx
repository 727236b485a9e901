import { SectionHeading } from "../../ui/layout/section-heading.tsx";
import type { GroupProps } from "./display-group-types.ts";
import { findGroupMoreLink } from "./find-group-more-link.ts";
import { GroupCountdown } from "./group-countdown.tsx";
import { GroupProducts } from "./group-products.tsx";
import { GroupTabs } from "./group-tabs.tsx";

/** Products of a group under a heading, with chips when it has tabs and a countdown when it ends. */
export function ProductDisplayGroup({ group, onAdd }: GroupProps) {
  const label = group.title ?? group.name;
  const more = group.endsAt === null ? findGroupMoreLink(group) : undefined;
  return (
    <section className="pt-8">
      <div className="relative">
        <SectionHeading title={label} subTitle={group.subTitle} {...(more && { more })} />
        {group.endsAt && <GroupCountdown endsAt={group.endsAt} />}
      </div>
      {group.tabs.length > 0 ? (
        <GroupTabs group={group} onAdd={onAdd} />
      ) : (
        <GroupProducts ui={group.displayUiType} label={label} products={group.products} onAdd={onAdd} />
      )}
    </section>
  );
}
