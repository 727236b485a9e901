import ChevronRight from "lucide-react/icons/chevron-right";
import { Link } from "react-router";

type SectionHeadingProps = {
  title: string;
  subTitle?: string | null;
  /** Link on the right: its path and label. */
  more?: { to: string; label?: string };
};

export function SectionHeading({ title, subTitle, more }: SectionHeadingProps) {
  return (
    <div className="mb-4 flex items-end justify-between gap-3 px-gutter">
      <div>
        <h2 className="text-title2 font-bold tracking-tight">{title}</h2>
        {subTitle && <p className="mt-0.5 text-label text-ink-3">{subTitle}</p>}
      </div>
      {more && (
        <Link
          className="-my-2.5 -mr-1 inline-flex min-h-11 items-center gap-px text-label font-medium whitespace-nowrap text-ink-3"
          to={more.to}
          aria-label={`${title} ${more.label ?? "전체보기"}`}
        >
          {more.label ?? "전체보기"}
          <ChevronRight className="size-4" aria-hidden />
        </Link>
      )}
    </div>
  );
}
