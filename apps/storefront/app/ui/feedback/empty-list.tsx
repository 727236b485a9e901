import { type ReactNode, useEffect } from "react";
import basket from "../../assets/emoji/basket.webp";
import { showSnackbarUnlessRead } from "../overlay/snackbar-store.ts";
import { EmptyState } from "./empty-state.tsx";

const NOTHING = "가져올 내용이 없습니다.";

/** Empty state of a list with a next step, and the specification's snackbar (§8). */
export function EmptyList({ children }: { children: ReactNode }) {
  useEffect(() => showSnackbarUnlessRead(NOTHING), []);
  return (
    <EmptyState image={basket} title={NOTHING}>
      {children}
    </EmptyState>
  );
}
