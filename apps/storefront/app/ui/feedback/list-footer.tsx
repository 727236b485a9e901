import { useEffect, useRef } from "react";
import herb from "../../assets/emoji/herb.webp";
import { Button } from "../form/button.tsx";

type ListFooterProps = {
  state: "idle" | "loading" | "paused" | "failed" | "end";
  /** Called when the foot comes near, and by the button of a paused or failed list. */
  onMore(): void;
  endText?: string;
};

/** Foot of an infinite list: a spinner while more is loading, a button when paused or failed, a mark at the end. */
export function ListFooter({ state, onMore, endText = "마지막 상품까지 다 봤어요" }: ListFooterProps) {
  const foot = useRef<HTMLDivElement>(null);
  // An observer reports changes only: observe again after each render, so that a foot that stays visible loads the next page.
  useEffect(() => {
    if (state !== "idle" || !foot.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && onMore(),
      { rootMargin: "600px" },
    );
    observer.observe(foot.current);
    return () => observer.disconnect();
  }, [state, onMore]);

  return (
    <div
      ref={foot}
      className="flex min-h-27 flex-col items-center gap-2 pt-7 pb-9 text-caption text-ink-3"
      role="status"
    >
      {state === "loading" && (
        <>
          <span className="spinner" aria-hidden />
          <span className="sr-only">불러오는 중</span>
        </>
      )}
      {state === "end" && (
        <>
          <img src={herb} alt="" width={28} height={28} />
          <span>{endText}</span>
        </>
      )}
      {state === "paused" && (
        <Button tone="outline" onClick={onMore}>
          더 보기
        </Button>
      )}
      {state === "failed" && (
        <>
          <span>더 불러오지 못했어요</span>
          <Button tone="outline" size="sm" onClick={onMore}>
            다시 불러오기
          </Button>
        </>
      )}
    </div>
  );
}
