import type { Reply } from "@todayfruit/contract/all-calls";
import { Link } from "react-router";
import { FollowButton } from "../../../features/farms/follow-button.tsx";
import { FollowerCount } from "../../../features/farms/follower-count.tsx";
import { paths } from "../../../paths.ts";
import { buttonClass } from "../../../ui/form/button.tsx";
import { Badge } from "../../../ui/layout/badge.tsx";
import { Photo } from "../../../ui/media/photo.tsx";

/** Categories named above the farm. */
const NAMED = 3;

/** Photo, or a plain band without a sharp one, name, place and greeting of a farm, and the button to follow it. */
export function FarmHeader({ farm }: { farm: Reply<"GET /v1/farms/{id}"> }) {
  return (
    <>
      {farm.image === null ? (
        <div className="h-2 bg-sunken" />
      ) : (
        <Photo
          className=""
          path={farm.image}
          alt=""
          ratio="16/10"
          tint="fruit"
          sizes="(min-width: 720px) 720px, 100vw"
          priority
        />
      )}
      <section className="bg-surface px-gutter py-6" aria-labelledby="farm-name">
        <p className="flex flex-wrap gap-1">
          {farm.categories.slice(0, NAMED).map((name) => (
            <Badge key={name} tone="brand">
              {name}
            </Badge>
          ))}
        </p>
        <h2 id="farm-name" className="mt-2 text-title1 font-bold tracking-tight wrap-anywhere">
          {farm.name}
        </h2>
        <p className="mt-1 text-label text-ink-3">
          {farm.region}
          <FollowerCount farmId={farm.id} known={farm.followers} />
        </p>
        {farm.greeting !== "" && <p className="mt-3 text-body2 text-ink-2">{farm.greeting}</p>}
        <div className="mt-4 flex gap-2">
          <div className="flex-1">
            <FollowButton farm={farm} />
          </div>
          <Link className={`${buttonClass({ tone: "outline" })} flex-1`} to={paths.support}>
            문의하기
          </Link>
        </div>
        <p className="mt-2 text-center text-caption text-ink-3">첫 수확, 새 상품, 특가만 알려드려요</p>
      </section>
    </>
  );
}
