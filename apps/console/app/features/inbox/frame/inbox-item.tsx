import type { ReactNode } from "react";

type InboxItemProps = { head: ReactNode; aside: ReactNode; contents: string; foot?: ReactNode };

/** A row of the list: what it is about and since when, and the first lines of what was written. */
export function InboxItem({ head, aside, contents, foot }: InboxItemProps) {
  return (
    <>
      <span className="flex items-center gap-2 text-micro text-ink-3">
        <span className="truncate">{head}</span>
        <span className="ml-auto flex-none">{aside}</span>
      </span>
      <span className="line-clamp-2 font-medium">{contents}</span>
      {foot && <span className="line-clamp-1 text-micro text-ink-3">{foot}</span>}
    </>
  );
}
