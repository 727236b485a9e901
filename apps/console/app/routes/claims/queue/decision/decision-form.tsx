import { groupDigits } from "@todayfruit/domain/money/format-won";
import { useRef, useState } from "react";
import { Button } from "../../../../ui/form/button.tsx";
import { TextAreaField } from "../../../../ui/form/text-area-field.tsx";
import { TextField } from "../../../../ui/form/text-field.tsx";
import { useShortcut } from "../../../../ui/keyboard/use-shortcut.ts";
import { useActOnClaim } from "../use-act-on-claim.ts";
import type { ClaimRow } from "../use-claims-and-cancellation-requests.ts";
import { parseDecisionForm, readSum } from "./parse-decision-form.ts";

const MOST_LETTERS = 300;

/**
 * Approves a claim, with another sum where the reason is written, or denies it with one. A approves, D denies, M goes to the
 * words; in the words ⌘ or Ctrl and Enter approve. The button names the sum, so nothing is asked twice.
 */
export function DecisionForm({ claim, onDecided }: { claim: ClaimRow; onDecided(): void }) {
  const expected = (claim.expectedPrice ?? 0) + (claim.expectedPoint ?? 0);
  const [sum, setSum] = useState("");
  const [notice, setNotice] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const words = useRef<HTMLTextAreaElement>(null);
  const approve = useActOnClaim(
    "PUT /operator/v1/claims/{id}/approve",
    "받아들였어요. 산 분에게 알려요",
    onDecided,
  );
  const deny = useActOnClaim("PUT /operator/v1/claims/{id}/deny", "거절했어요. 산 분에게 알려요", onDecided);
  const isBusy = approve.isPending || deny.isPending;
  const isRefund = claim.wish === "refund" && claim.expectedPrice !== null;
  const decided = parseDecisionForm({ sum, notice, expected });
  const ask = (text: string) => {
    setProblem(text);
    words.current?.focus();
  };
  const send = () => {
    if (isBusy) return;
    if (!decided.ok) {
      ask(decided.code);
      return;
    }
    setProblem(null);
    approve.mutate({ path: { id: claim.id }, body: decided.value });
  };
  const refuse = () => {
    if (isBusy) return;
    if (notice.trim() === "") {
      ask("거절하는 까닭을 적어 주세요. 산 분이 읽어요");
      return;
    }
    setProblem(null);
    deny.mutate({ path: { id: claim.id }, body: { notice: notice.trim() } });
  };
  useShortcut("KeyA", send);
  useShortcut("KeyD", refuse);
  useShortcut("KeyM", () => words.current?.focus());
  const total = readSum(sum) ?? expected;
  const error = approve.error ?? deny.error;
  return (
    <form
      className="mt-4 flex flex-col gap-3.5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      onKeyDown={(event) => {
        if (event.key === "Enter" && (event.metaKey || event.ctrlKey)) send();
        if (event.key === "Escape" && event.target instanceof HTMLElement) event.target.blur();
      }}
    >
      {isRefund && (
        <TextField
          label="금액 바꾸기"
          hint="돈과 포인트를 합한 원. 비워 두면 예상한 만큼이에요. 다르면 까닭을 적어요"
          inputMode="numeric"
          maxLength={12}
          value={sum}
          onChange={({ target }) => setSum(target.value)}
        />
      )}
      <TextAreaField
        ref={words}
        label="산 분이 읽을 말"
        maxLength={MOST_LETTERS}
        value={notice}
        error={problem ?? undefined}
        onChange={({ target }) => {
          setNotice(target.value);
          setProblem(null);
        }}
      />
      <div className="rounded-control bg-warning-tint px-3.5 py-3">
        <p className="mb-1 text-micro text-ink-2">이렇게 보여요</p>
        <p className="font-semibold">{claim.wish === "replace" ? "교환" : "반품"} 신청을 받아들였어요</p>
        {isRefund && (
          <p>
            돌려드릴 금액 <b className="number font-bold">{groupDigits(total)}원</b>
            {total !== expected && " · 답해 주시거나 7일이 지나면 돌려드려요"}
          </p>
        )}
        {notice.trim() !== "" && <p className="whitespace-pre-wrap">{notice.trim()}</p>}
      </div>
      {error && (
        <p role="alert" className="font-medium text-danger">
          {error.message}
        </p>
      )}
      <Button type="submit" size="xl" tone="primary" shortcut="A" busy={approve.isPending}>
        {isRefund ? `${groupDigits(total)}원 돌려주기` : "교환으로 다시 보내기"}
      </Button>
      <Button size="lg" tone="danger" shortcut="D" busy={deny.isPending} onClick={refuse}>
        거절
      </Button>
    </form>
  );
}
