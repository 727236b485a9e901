import type { ReactNode } from "react";
import basket from "../../assets/emoji/basket.webp";
import { EmptyState } from "./empty-state.tsx";

/** Empty state of a list in the specification's words (§8), with a next step. */
export function EmptyList({ children }: { children: ReactNode }) {
  return (
    <EmptyState image={basket} title="가져올 내용이 없습니다.">
      {children}
    </EmptyState>
  );
}
