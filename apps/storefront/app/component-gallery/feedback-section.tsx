import basket from "../assets/emoji/basket.webp";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { ListFooter } from "../ui/feedback/list-footer.tsx";
import { LoadFailed } from "../ui/feedback/load-failed.tsx";
import { ProgressBar } from "../ui/feedback/progress-bar.tsx";
import { SkeletonProductCards } from "../ui/feedback/skeleton.tsx";
import { Button } from "../ui/form/button.tsx";
import { Badge } from "../ui/layout/badge.tsx";
import { KeyValue, KeyValues } from "../ui/layout/key-values.tsx";
import { showSnackbar } from "../ui/overlay/snackbar-store.ts";
import { Section, Specimen } from "./specimen.tsx";

const nothing = () => undefined;

/** Empty, loading, failed and finished states, badges and messages. */
export function FeedbackSection() {
  return (
    <Section title="상태">
      <Specimen state="빈 목록">
        <EmptyState image={basket} title="장바구니가 비었어요" action={<Button tone="tint">둘러보기</Button>}>
          마음에 드는 과일을 담아 보세요
        </EmptyState>
      </Specimen>
      <Specimen state="불러오는 중">
        <div className="grid grid-cols-2 gap-3">
          <SkeletonProductCards count={2} />
        </div>
      </Specimen>
      <Specimen state="실패">
        <LoadFailed error={new Error("시험")} onRetry={nothing} />
      </Specimen>
      <Specimen state="목록의 끝: 불러오는 중, 쉼, 실패, 끝">
        <ListFooter state="loading" onMore={nothing} />
        <ListFooter state="paused" onMore={nothing} />
        <ListFooter state="failed" onMore={nothing} />
        <ListFooter state="end" onMore={nothing} />
      </Specimen>
      <Specimen state="진행: 0, 절반, 다">
        <div className="flex flex-col gap-3">
          <ProgressBar label="무료배송까지" value={0} max={30_000} />
          <ProgressBar label="무료배송까지" value={15_000} max={30_000} tone="accent" />
          <ProgressBar label="무료배송까지" value={30_000} max={30_000} tone="sale" thin />
        </div>
      </Specimen>
      <Specimen state="배지">
        <div className="flex flex-wrap gap-2">
          {(
            [
              "recommend",
              "only",
              "urgent",
              "brand",
              "info",
              "mute",
              "line",
              "success",
              "warning",
              "danger",
            ] as const
          ).map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </div>
      </Specimen>
      <Specimen state="이름과 값">
        <KeyValues>
          <KeyValue name="상품 금액">39,800원</KeyValue>
          <KeyValue name="배송비">0원</KeyValue>
        </KeyValues>
      </Specimen>
      <Specimen state="알림 띠: 보통, 됨, 실패">
        <div className="flex gap-2">
          <Button size="sm" onClick={() => showSnackbar("장바구니에 담았어요")}>
            보통
          </Button>
          <Button size="sm" onClick={() => showSnackbar("주문했어요", { tone: "success" })}>
            됨
          </Button>
          <Button size="sm" onClick={() => showSnackbar("다시 해 주세요", { tone: "failure" })}>
            실패
          </Button>
        </div>
      </Specimen>
    </Section>
  );
}
