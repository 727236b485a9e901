import { useEffect, useRef } from "react";
import herb from "../../assets/emoji/herb.webp";
import { Button } from "../form/button.tsx";

type ListFooterProps = {
  state: "idle" | "loading" | "resting" | "failed" | "end";
  /** Called when the foot of the list comes near, and by the button of a list that rests or failed. */
  onMore(): void;
  endText?: string;
};

/** The foot of a list that grows: a spinner while there is more, a button where it rests or failed, a mark at the end. */
export function ListFooter({ state, onMore, endText = "마지막 상품까지 다 봤어요" }: ListFooterProps) {
  const foot = useRef<HTMLDivElement>(null);
  // An observer tells only of a change: it looks anew after each render, for a foot that stays near while its list grows.
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
      {(state === "loading" || state === "idle") && (
        <>
          <span className="spinner" aria-hidden />
          <span className="sr-only">{state === "loading" && "불러오는 중"}</span>
        </>
      )}
      {state === "end" && (
        <>
          <img src={herb} alt="" width={28} height={28} />
          <span>{endText}</span>
        </>
      )}
      {state === "resting" && (
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
