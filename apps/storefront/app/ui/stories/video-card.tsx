import Play from "lucide-react/icons/play";
import { Link } from "react-router";
import { paths } from "../../paths.ts";
import type { Group } from "../display/group.ts";
import { Photo } from "../product/photo.tsx";

interface VideoCardProps {
  video: Group["videos"][number];
  /** How wide its poster is drawn. */
  sizes: string;
}

/** A short video as a tall card that opens the player. */
export function VideoCard({ video, sizes }: VideoCardProps) {
  return (
    <Link className="block rounded-md" to={paths.player(video.id)}>
      <Photo path={video.thumbnail} alt="" ratio="9/15" sizes={sizes}>
        <span className="photo-shade absolute inset-0" />
        <Play className="absolute top-[9px] left-2.5 size-4 fill-current text-white" aria-hidden />
        <span className="absolute top-2 right-2 h-5 rounded-[6px] bg-black/58 px-1.5 text-[0.6875rem]/[1.25rem] font-semibold text-white tabular-nums">
          {playingTime(video.durationSeconds)}
        </span>
        <span className="absolute right-2.5 bottom-3 left-3 text-micro text-white">
          <b className="mb-1 line-clamp-2 text-[0.875rem]/[1.25rem] font-semibold">{video.title}</b>
          <span className="tabular-nums">{viewCountText(video.viewCount)} 시청</span>
        </span>
      </Photo>
    </Link>
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
