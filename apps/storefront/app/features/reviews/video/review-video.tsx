import { imageUrl } from "../../../ui/media/build-image-urls-and-srcset.ts";

type ReviewVideoProps = {
  video: { path: string; poster: string };
  nickname: string;
  className: string;
};

/** Video of a review; nothing of it is loaded before it is played. */
export function ReviewVideo({ video, nickname, className }: ReviewVideoProps) {
  return (
    <video
      className={`bg-black ${className}`}
      src={`/${video.path}`}
      poster={imageUrl(video.poster, 480)}
      aria-label={`${nickname}님의 후기 영상`}
      controls
      muted
      playsInline
      preload="none"
    />
  );
}
