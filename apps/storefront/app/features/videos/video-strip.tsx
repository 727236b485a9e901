import { SectionHeading } from "../../ui/layout/section-heading.tsx";
import type { Group } from "../displays/display-group-types.ts";
import { findGroupMoreLink } from "../displays/find-group-more-link.ts";
import { VideoPosterCard } from "./video-poster-card.tsx";

/** Row of short videos as tall cards. */
export function VideoStrip({ group }: { group: Group }) {
  const more = findGroupMoreLink(group);
  return (
    <section className="pt-8">
      <SectionHeading title={group.title ?? group.name} subTitle={group.subTitle} {...(more && { more })} />
      <ul className="scrollbar-none flex snap-x snap-proximity scroll-px-(--gutter) gap-11px overflow-x-auto px-gutter">
        {group.videos.map((video) => (
          <li key={video.id} className="w-[142px] flex-none snap-start">
            <VideoPosterCard video={video} sizes="142px" />
          </li>
        ))}
      </ul>
    </section>
  );
}
