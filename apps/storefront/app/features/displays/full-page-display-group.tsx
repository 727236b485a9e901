import { api } from "../../api/browser-api.ts";
import { EmptyList } from "../../ui/feedback/empty-list.tsx";
import { InfiniteList } from "../../ui/feedback/infinite-list.tsx";
import { SectionHeading } from "../../ui/layout/section-heading.tsx";
import { ReviewCard } from "../reviews/review-card.tsx";
import { VideoPosterCard } from "../videos/video-poster-card.tsx";
import type { GroupProps } from "./display-group-types.ts";
import { GroupCountdown } from "./group-countdown.tsx";
import { GroupProducts } from "./group-products.tsx";
import { type GroupContents, PAGE_SIZES } from "./load-group-contents.ts";

/** Renders a group as a page of its own: no sideways scrolling, and all items reachable. */
export function FullPageDisplayGroup({ group, contents, onAdd }: GroupProps & { contents: GroupContents }) {
  return (
    <section className="pt-7">
      <div className="relative">
        <SectionHeading title={group.title ?? group.name} subTitle={group.subTitle} />
        {group.endsAt && <GroupCountdown endsAt={group.endsAt} />}
      </div>
      <InfiniteContents group={group} contents={contents} onAdd={onAdd} />
    </section>
  );
}

function InfiniteContents({
  group,
  contents: { kind, page },
  onAdd,
}: GroupProps & { contents: GroupContents }) {
  const path = { id: group.id };
  const queryKey = ["display-contents", group.id];
  if (kind === "reviews") {
    return (
      <InfiniteList
        queryKey={queryKey}
        first={page}
        endText="마지막 후기까지 다 봤어요"
        fetchPage={(nextPage) =>
          api("GET /v2/display-category/{id}/display-reviews", {
            path,
            query: { take: PAGE_SIZES.reviews, nextPage },
          })
        }
      >
        {(reviews) => (
          <ul className="grid grid-cols-1 gap-4 px-gutter @wide:grid-cols-2">
            {reviews.map((review) => (
              <li key={review.id} className="flex">
                <ReviewCard review={review} sizes="(min-width: 720px) 330px, 92vw" />
              </li>
            ))}
          </ul>
        )}
      </InfiniteList>
    );
  }
  if (kind === "videos") {
    return (
      <InfiniteList
        queryKey={queryKey}
        first={page}
        endText="마지막 영상까지 다 봤어요"
        fetchPage={(nextPage) =>
          api("GET /v1/display-category/{id}/display-video", {
            path,
            query: { take: PAGE_SIZES.videos, nextPage },
          })
        }
      >
        {(videos) => (
          <ul className="grid grid-cols-2 gap-11px px-gutter @wide:grid-cols-3">
            {videos.map((video) => (
              <li key={video.id}>
                <VideoPosterCard video={video} sizes="(min-width: 720px) 230px, 46vw" />
              </li>
            ))}
          </ul>
        )}
      </InfiniteList>
    );
  }
  return (
    <InfiniteList
      queryKey={queryKey}
      first={page}
      fetchPage={(nextPage) =>
        api("GET /v4/display-category/{id}/display-products", {
          path,
          query: { take: PAGE_SIZES.products, nextPage },
        })
      }
    >
      {(products) =>
        products.length === 0 ? (
          <EmptyList>다른 진열을 둘러봐 주세요</EmptyList>
        ) : (
          <GroupProducts
            ui={group.displayUiType}
            label={group.title ?? group.name}
            products={products}
            onAdd={onAdd}
            isFullPage
          />
        )
      }
    </InfiniteList>
  );
}
