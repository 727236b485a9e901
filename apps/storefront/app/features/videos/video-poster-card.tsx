import Play from "lucide-react/icons/play";
import { Link } from "react-router";
import { paths } from "../../paths.ts";
import { Photo } from "../../ui/media/photo.tsx";
import { playingTime, viewCountText } from "./format-playing-time-and-views.ts";

type VideoPosterProps = {
  video: { id: number; thumbnail: string; title: string; durationSeconds: number; viewCount: number };
  /** Rendered width of the picture, for `sizes`. */
  sizes: string;
  priority?: boolean;
};

/** Shows a short video as a tall poster with its length, title and views; opens the player. */
export function VideoPosterCard({ video, sizes, priority = false }: VideoPosterProps) {
  return (
    <Link className="block rounded-md" to={paths.player(video.id)}>
      <Photo path={video.thumbnail} alt="" ratio="9/15" sizes={sizes} priority={priority}>
        <span className="photo-shade absolute inset-0" />
        <Play className="absolute top-9px left-2.5 size-4 fill-current text-white" aria-hidden />
        <span className="absolute top-2 right-2 h-5 rounded-6 bg-black/58 px-1.5 text-nano/5 font-semibold text-white tabular-nums">
          <span className="sr-only">길이 </span>
          {playingTime(video.durationSeconds)}
        </span>
        <span className="absolute right-2.5 bottom-3 left-3 text-micro text-white">
          <b className="mb-1 line-clamp-2 text-label/5 font-semibold">{video.title}</b>
          <span className="tabular-nums">{viewCountText(video.viewCount)} 시청</span>
        </span>
      </Photo>
    </Link>
  );
}
