import { useQueryClient } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { useEffect, useState } from "react";
import { api } from "../../../api/browser-api.ts";
import { viewCountText } from "../../../features/videos/format-playing-time-and-views.ts";
import { useSession } from "../../../session/session-provider.tsx";
import { imageUrl } from "../../../ui/media/build-image-urls-and-srcset.ts";
import { PlayerCenterControls } from "./player-center-controls.tsx";
import { PlayerTopBar } from "./player-top-bar.tsx";
import { SaveAndShareButtons } from "./save-and-share-buttons.tsx";
import { SeekBar } from "./seek-bar.tsx";
import { usePlayback } from "./use-playback.ts";
import { isForPlayer } from "./use-video-navigation.ts";
import { VideoProducts } from "./video-products.tsx";

type Video = Reply<"GET /v1/video/{id}/cursor">["video"];

type PlayerStageProps = {
  video: Video;
  products: Reply<"GET /v1/video/{id}/product">["list"];
  isMuted: boolean;
  onMute(isMuted: boolean): void;
  /** `null` at the last video. */
  onNext: (() => void) | null;
};

/** Video with its controls, poster first. The videos have no speech; a text describes them. */
export function VideoWithPlayerControls({ video, products, isMuted, onMute, onNext }: PlayerStageProps) {
  const [hasPlayed, setHasPlayed] = useState(false);
  const playback = usePlayback(() => setHasPlayed(true));
  const viewCount = useViewCount(video, hasPlayed);

  useEffect(() => {
    const ends = new AbortController();
    window.addEventListener(
      "keydown",
      (event) => {
        if (event.code === "KeyM" && isForPlayer(event, "input, textarea, select")) onMute(!isMuted);
      },
      { signal: ends.signal },
    );
    return () => ends.abort();
  }, [isMuted, onMute]);

  return (
    <>
      <video
        ref={playback.video}
        className="player-video"
        src={`/${video.videoUrl}`}
        poster={imageUrl(video.thumbnail, 720)}
        aria-label={video.title}
        aria-describedby="video-contents"
        muted={isMuted}
        playsInline
        preload="auto"
        onClick={playback.toggle}
      />
      <span className="player-shade" aria-hidden />
      <PlayerTopBar isMuted={isMuted} onMute={onMute} />
      <PlayerCenterControls playback={playback} onNext={onNext} />
      <SaveAndShareButtons video={video} />
      <section className="player-foot" aria-label="영상 정보">
        <h1 className="text-title3 font-bold">{video.title}</h1>
        <p className="mt-1 line-clamp-2 text-label opacity-90" id="video-contents">
          {video.contents}
        </p>
        <p className="mt-1 text-caption tabular-nums opacity-90">{viewCountText(viewCount)} 시청</p>
        <VideoProducts videoId={video.id} products={products} />
        <SeekBar playback={playback} duration={video.durationSeconds} />
      </section>
    </>
  );
}

/** Reports a view of the video and returns the view count including it. */
function useViewCount({ id, viewCount }: Video, hasPlayed: boolean): number {
  const session = useSession();
  const queries = useQueryClient();
  const [counted, setCounted] = useState(viewCount);
  const isReady = session.status === "ready";
  useEffect(() => {
    if (!hasPlayed || !isReady) return;
    // A view that could not be counted is not reported to the viewer.
    api("PUT /v1/video/{id}/view-count/increase", { path: { id } }).then(
      (reply) => {
        setCounted(reply.viewCount);
        void queries.invalidateQueries({ queryKey: ["videos"], refetchType: "none" });
      },
      () => undefined,
    );
  }, [id, hasPlayed, isReady, queries]);
  return counted;
}
