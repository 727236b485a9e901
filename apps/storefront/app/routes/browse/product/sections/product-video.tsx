import type { Reply } from "@todayfruit/contract/all-calls";
import Play from "lucide-react/icons/play";
import { Link } from "react-router";
import { paths } from "../../../../paths.ts";
import { Photo } from "../../../../ui/media/photo.tsx";

type Product = Reply<"GET /v1/products/{id}">;

/** Product's short video: a link to the player, or the video itself when the feed does not have it. */
export function ProductVideo({ product: { name, video, productDetail } }: { product: Product }) {
  if (productDetail.videoUrl === null) return null;
  return (
    <section className="px-gutter pt-8" aria-labelledby="product-video">
      <h2 className="mb-4 text-title2 font-bold tracking-tight" id="product-video">
        영상으로 보기
      </h2>
      {video ? (
        <Link className="block w-[172px] rounded-md" to={paths.player(video.id)}>
          <Photo path={video.thumbnail} alt="" ratio="9/15" sizes="172px">
            <span className="photo-shade absolute inset-0" />
            <span className="absolute inset-0 m-auto grid size-14 place-items-center rounded-full bg-black/45 text-white">
              <Play className="ml-0.5 size-6 fill-current" aria-hidden />
            </span>
            <b className="absolute right-3 bottom-3 left-3 line-clamp-2 text-label/5 font-semibold text-white">
              <span className="sr-only">영상 보기: </span>
              {video.title}
            </b>
          </Photo>
        </Link>
      ) : (
        <video
          className="aspect-9/16 w-full max-w-72 rounded-lg bg-sunken object-cover"
          src={`/${productDetail.videoUrl}`}
          aria-label={`${name} 영상`}
          controls
          muted
          playsInline
          preload="metadata"
        />
      )}
    </section>
  );
}
