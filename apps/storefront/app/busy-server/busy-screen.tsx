import type { BusyRefusal } from "@todayfruit/contract/busy-refusals";
import { ErrorScreen, reloadPage } from "../frame/error-screen.tsx";
import { ProgressScreen } from "../ui/feedback/progress-screen.tsx";
import { BUSY_TEXTS } from "./busy-texts.ts";
import { useReopenPage } from "./use-reopen-page.ts";

/** Shown instead of a page the server was too busy to render; reopens it automatically, after some tries by a button. */
export function BusyScreen({ code, retryAfter }: { code: BusyRefusal; retryAfter: number }) {
  const isAsking = useReopenPage(retryAfter);
  const { title } = BUSY_TEXTS[code];
  if (isAsking) {
    return <ProgressScreen title={title}>창을 닫지 않으면 잠시 뒤 자동으로 다시 열려요</ProgressScreen>;
  }
  return (
    <ErrorScreen title={title} action={{ label: "새로고침", run: reloadPage }}>
      잠시 뒤 새로고침을 눌러 주세요
    </ErrorScreen>
  );
}
