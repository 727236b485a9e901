import { useQuery } from "@tanstack/react-query";
import { api } from "../../../api/browser-api.ts";
import { ReviewStrip } from "../../../features/reviews/review-strip.tsx";
import { paths } from "../../../paths.ts";
import { useNearViewport } from "../../../ui/layout/use-near-viewport.ts";

/** Recommended reviews at the foot of the home page, fetched when near; their space is reserved. */
export function RecommendedReviews() {
  const [anchor, isNear] = useNearViewport();
  const found = useQuery({
    queryKey: ["recommended-reviews"],
    queryFn: () => api("GET /v1/reviews/recommended"),
    enabled: isNear,
    staleTime: 60_000,
  });
  const isEmpty = found.isError || found.data?.list.length === 0;
  return (
    <div ref={anchor} className={isEmpty ? "" : "min-h-[460px]"}>
      {found.data && found.data.list.length > 0 && (
        <ReviewStrip
          title="추천 후기"
          subTitle="사진이 있고 별점이 높은 후기부터 보여요"
          reviews={found.data.list}
          more={{ to: paths.homeTab("review"), label: "더보기" }}
        />
      )}
    </div>
  );
}
