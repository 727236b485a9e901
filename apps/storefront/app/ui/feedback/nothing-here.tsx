import type { ReactNode } from "react";
import basket from "../../assets/emoji/basket.webp";
import { EmptyState } from "./empty-state.tsx";

/** A list that is empty, in the words of the specification (§8), and what to do next. */
export function NothingHere({ children }: { children: ReactNode }) {
  return (
    <EmptyState image={basket} title="가져올 내용이 없습니다.">
      {children}
    </EmptyState>
  );
}
