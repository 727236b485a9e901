import { groupDigits } from "@todayfruit/domain/money/format-won";
import { Link } from "react-router";
import { PlayBadge } from "../../../../features/reviews/video/play-badge.tsx";
import { paths } from "../../../../paths.ts";
import { Photo } from "../../../../ui/media/photo.tsx";
import { MOST_PICTURES, type PhotoStripPicture } from "./pick-photo-strip-pictures.ts";

type PhotoStripProps = {
  productId: number;
  pictures: readonly PhotoStripPicture[];
  /** Number of reviews with pictures. */
  count: number;
};

/** Latest review pictures in one row; the last one shows how many more there are. */
export function PhotoStrip({ productId, pictures, count }: PhotoStripProps) {
  if (pictures.length === 0) return null;
  return (
    <ul className="mt-4 grid grid-cols-4 gap-1.5" aria-label="사진 후기">
      {pictures.map(({ id, path, nickname, videoSeconds }, index) => {
        const isLast = index === MOST_PICTURES - 1 && count > MOST_PICTURES;
        return (
          <li key={id} className="relative">
            <Photo path={path} alt={`${nickname}님의 후기 사진`} sizes="(min-width: 720px) 160px, 25vw">
              {!isLast && videoSeconds !== null && <PlayBadge seconds={videoSeconds} />}
              {isLast && (
                <span className="absolute inset-0 grid place-items-center bg-black/50 text-label font-bold text-white tabular-nums">
                  +{groupDigits(count - MOST_PICTURES)}
                </span>
              )}
            </Photo>
            <Link
              className="absolute inset-0 rounded-md"
              to={paths.photoReviews(productId)}
              aria-label={isLast ? `사진 후기 ${groupDigits(count)}개 모두 보기` : "사진 후기 보기"}
            />
          </li>
        );
      })}
    </ul>
  );
}
