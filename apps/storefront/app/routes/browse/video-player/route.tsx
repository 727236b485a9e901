import { useState } from "react";
import { data, PrefetchPageLinks, useNavigate } from "react-router";
import { variant } from "#variant/brand-settings.ts";
import { replyOrNotFoundPage } from "../../../api/reply-or-not-found-page.ts";
import { apiContext, originContext } from "../../../api/server-request-context.ts";
import { paths } from "../../../paths.ts";
import { shareImageUrl } from "../../../ui/media/build-image-urls-and-srcset.ts";
import { showSnackbar } from "../../../ui/overlay/snackbar-store.ts";
import type { Route } from "./+types/route";
import { useVideoNavigation } from "./use-video-navigation.ts";
import { VideoWithPlayerControls } from "./video-with-player-controls.tsx";

export async function loader({ context, params }: Route.LoaderArgs) {
  const id = Number(params.id);
  if (!Number.isSafeInteger(id) || id < 1) throw data(null, { status: 404 });
  const api = context.get(apiContext);
  const [cursor, products] = await Promise.all([
    replyOrNotFoundPage(api("GET /v1/video/{id}/cursor", { path: { id } })),
    replyOrNotFoundPage(api("GET /v1/video/{id}/product", { path: { id } })),
  ]);
  return { ...cursor, products: products.list, origin: context.get(originContext) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [{ title: variant.displayName }];
  const { video, origin } = loaderData;
  return [
    { title: `${video.title} · ${variant.displayName}` },
    { name: "description", content: video.contents },
    { property: "og:type", content: "video.other" },
    { property: "og:title", content: video.title },
    { property: "og:description", content: video.contents },
    { property: "og:image", content: origin + shareImageUrl(video.thumbnail) },
    { property: "og:video", content: `${origin}/${video.videoUrl}` },
  ];
};

/** Video as high as the window. The next one replaces the history entry, so that going back leaves the player. */
export default function PlayerPage({ loaderData }: Route.ComponentProps) {
  const { video, products, previousId, nextId, next } = loaderData;
  const navigate = useNavigate();
  const [isMuted, setMuted] = useState(true);

  function turn(step: 1 | -1): void {
    const id = step === 1 ? nextId : previousId;
    if (id === null) showSnackbar(step === 1 ? "마지막 영상이에요" : "첫 영상이에요");
    else void navigate(paths.player(id), { replace: true });
  }
  const stage = useVideoNavigation<HTMLElement>(turn);

  return (
    <main id="contents" ref={stage} className="player" data-video={video.id}>
      <VideoWithPlayerControls
        key={video.id}
        video={video}
        products={products}
        isMuted={isMuted}
        onMute={setMuted}
        onNext={nextId === null ? null : () => turn(1)}
      />
      {next && (
        <>
          <PrefetchPageLinks page={paths.player(next.id)} />
          <video
            key={next.id}
            className="hidden"
            src={`/${next.videoUrl}`}
            preload="auto"
            muted
            aria-hidden
          />
        </>
      )}
    </main>
  );
}
