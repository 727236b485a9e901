import Play from "lucide-react/icons/play";
import { Link } from "react-router";
import { hasPage } from "../../existing-pages.ts";
import { paths } from "../../paths.ts";
import { SectionHeading } from "../../ui/layout/section-heading.tsx";
import { Photo } from "../../ui/product/photo.tsx";
import type { Group } from "./home-group.tsx";

/** Short videos as tall cards. */
export function VideoRow({ group }: { group: Group }) {
  return (
    <section className="pt-8">
      <SectionHeading
        title={group.title ?? group.name}
        subTitle={group.subTitle}
        {...(hasPage(paths.videos) && { more: { to: paths.videos, label: "더보기" } })}
      />
      <ul className="scrollbar-none flex snap-x snap-proximity scroll-px-(--gutter) gap-[11px] overflow-x-auto px-gutter">
        {group.videos.map((video) => (
          <li key={video.id} className="w-[142px] flex-none snap-start">
            <Link className="block rounded-md" to={paths.player(video.id)}>
              <Photo path={video.thumbnail} alt="" ratio="9/15" sizes="142px">
                <span className="photo-shade absolute inset-0" />
                <Play className="absolute top-[9px] left-2.5 size-4 fill-current text-white" aria-hidden />
                <span className="absolute top-2 right-2 h-5 rounded-[6px] bg-black/58 px-1.5 text-[11px]/[20px] font-semibold text-white tabular-nums">
                  {playingTime(video.durationSeconds)}
                </span>
                <span className="absolute right-2.5 bottom-3 left-3 text-micro text-white">
                  <b className="mb-1 line-clamp-2 text-[14px]/[20px] font-semibold">{video.title}</b>
                  <span className="tabular-nums">{viewCountText(video.viewCount)} 시청</span>
                </span>
              </Photo>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** @example playingTime(62.4) // "1:02" */
export function playingTime(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** @example viewCountText(32_480) // "3.2만회" */
export function viewCountText(views: number): string {
  if (views < 10_000) return `${views.toLocaleString("ko-KR")}회`;
  return `${Math.floor(views / 1_000) / 10}만회`;
}
