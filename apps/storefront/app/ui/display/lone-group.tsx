import { api } from "../../api/browser-api.ts";
import { GrowingList } from "../feedback/growing-list.tsx";
import { NothingHere } from "../feedback/nothing-here.tsx";
import { SectionHeading } from "../layout/section-heading.tsx";
import { ReviewCard } from "../stories/review-card.tsx";
import { VideoPoster } from "../video/video-poster.tsx";
import { type Contents, takes } from "./contents.ts";
import { Countdown } from "./countdown.tsx";
import type { GroupProps } from "./group.ts";
import { GroupProducts } from "./group-products.tsx";

/** Renders a group as a page of its own: no sideways scrolling, and all items reachable. */
export function LoneGroup({ group, contents, onAdd }: GroupProps & { contents: Contents }) {
  return (
    <section className="pt-7">
      <div className="relative">
        <SectionHeading title={group.title ?? group.name} subTitle={group.subTitle} />
        {group.endsAt && <Countdown endsAt={group.endsAt} />}
      </div>
      <Growing group={group} contents={contents} onAdd={onAdd} />
    </section>
  );
}

function Growing({ group, contents: { kind, page }, onAdd }: GroupProps & { contents: Contents }) {
  const path = { id: group.id };
  const queryKey = ["display-contents", group.id];
  if (kind === "reviews") {
    return (
      <GrowingList
        queryKey={queryKey}
        first={page}
        endText="마지막 후기까지 다 봤어요"
        fetchPage={(nextPage) =>
          api("GET /v2/display-category/{id}/display-reviews", {
            path,
            query: { take: takes.reviews, nextPage },
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
      </GrowingList>
    );
  }
  if (kind === "videos") {
    return (
      <GrowingList
        queryKey={queryKey}
        first={page}
        endText="마지막 영상까지 다 봤어요"
        fetchPage={(nextPage) =>
          api("GET /v1/display-category/{id}/display-video", {
            path,
            query: { take: takes.videos, nextPage },
          })
        }
      >
        {(videos) => (
          <ul className="grid grid-cols-2 gap-[11px] px-gutter @wide:grid-cols-3">
            {videos.map((video) => (
              <li key={video.id}>
                <VideoPoster video={video} sizes="(min-width: 720px) 230px, 46vw" />
              </li>
            ))}
          </ul>
        )}
      </GrowingList>
    );
  }
  return (
    <GrowingList
      queryKey={queryKey}
      first={page}
      fetchPage={(nextPage) =>
        api("GET /v4/display-category/{id}/display-products", {
          path,
          query: { take: takes.products, nextPage },
        })
      }
    >
      {(products) =>
        products.length === 0 ? (
          <NothingHere>다른 진열을 둘러봐 주세요</NothingHere>
        ) : (
          <GroupProducts
            ui={group.displayUiType}
            label={group.title ?? group.name}
            products={products}
            onAdd={onAdd}
            alone
          />
        )
      }
    </GrowingList>
  );
}
