import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { LeftPanel, RightPanel } from "../side-panels/side-panels.tsx";
import { frameOfPath } from "./frame-of-path.ts";

/** Frame of every page: stage, column, and side panels in a wide window on pages that allow them. */
export function Frame({
  popular = null,
  children,
}: {
  /** Content of the right panel. */
  popular?: ReactNode;
  children: ReactNode;
}) {
  const frame = frameOfPath(useLocation().pathname);
  return (
    <div className="stage" data-frame={frame} data-theme={frame === "player" ? "dark" : undefined}>
      <nav aria-label="바로가기">
        <a className="skip-link" href="#contents">
          본문으로 바로가기
        </a>
      </nav>
      {frame === "page" && <LeftPanel />}
      <div className="column">{children}</div>
      {frame === "page" && <RightPanel popular={popular} />}
    </div>
  );
}
