import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { LeftAside, RightAside } from "./asides.tsx";
import { selectFrameByPath } from "./select-frame-by-path.ts";

/** Frame of every page: stage, column, and side panels in a wide window on pages that allow them. */
export function Frame({
  popular = null,
  children,
}: {
  /** Content of the right panel. */
  popular?: ReactNode;
  children: ReactNode;
}) {
  const frame = selectFrameByPath(useLocation().pathname);
  return (
    <div className="stage" data-frame={frame} data-theme={frame === "player" ? "dark" : undefined}>
      <nav aria-label="바로가기">
        <a className="skip-link" href="#contents">
          본문으로 바로가기
        </a>
      </nav>
      {frame === "page" && <LeftAside />}
      <div className="column">{children}</div>
      {frame === "page" && <RightAside popular={popular} />}
    </div>
  );
}
