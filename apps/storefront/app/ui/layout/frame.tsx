import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { frameOfPath } from "./frame-of-path.ts";
import { LeftPanel, RightPanel } from "./side-panels.tsx";

/** The stage and the column of every page, with the side panels of a wide window where the page has room for them. */
export function Frame({
  popularQueries,
  children,
}: {
  popularQueries: readonly string[];
  children: ReactNode;
}) {
  const frame = frameOfPath(useLocation().pathname);
  return (
    <div className="stage" data-frame={frame} data-theme={frame === "player" ? "dark" : undefined}>
      {frame === "page" && <LeftPanel />}
      <div className="column">{children}</div>
      {frame === "page" && <RightPanel popularQueries={popularQueries} />}
    </div>
  );
}
