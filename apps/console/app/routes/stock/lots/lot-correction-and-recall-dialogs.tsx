import { useQuery } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { callApi } from "../../../api/console-api.ts";
import { DialogForm } from "../../../ui/form/dialog-form.tsx";
import { TextAreaField } from "../../../ui/form/text-area-field.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { parseNumber } from "../../../ui/parse-number.ts";
import { useCorrectLot, useRecallLot, useTellLot } from "./use-lot-writes.ts";
import type { LotRow } from "./use-lots.ts";

type LotDialogProps = { lot: LotRow; onClose(): void };
const filled = (what: string) => (text: string) => text.trim() !== "" || `${what} 적어 주세요`;

/** Corrects the units left of a lot with the reason. */
export function CorrectLotDialog({ lot, onClose }: LotDialogProps) {
  const form = useForm({ defaultValues: { remaining: String(lot.remaining), reason: "" } });
  const { errors } = form.formState;
  const correct = useCorrectLot(onClose);
  return (
    <DialogForm
      title={`${lot.code} 남은 것`}
      action="고치기"
      isBusy={correct.isPending}
      error={correct.error}
      onClose={onClose}
      onSubmit={(event) =>
        void form.handleSubmit(({ remaining, reason }) =>
          correct.mutate({ lot, remaining: Number(parseNumber(remaining)), reason: reason.trim() }),
        )(event)
      }
    >
      <TextField
        label="남은 것"
        inputMode="numeric"
        hint="가진 것도 같은 만큼 고쳐져요"
        error={errors.remaining?.message}
        {...form.register("remaining", {
          validate: (text) => Number.isInteger(parseNumber(text)) || "숫자로 적어 주세요. 예: 22",
        })}
      />
      <TextField
        label="까닭"
        maxLength={200}
        hint="예: 2상자가 상했어요"
        error={errors.reason?.message}
        {...form.register("reason", { validate: filled("까닭을") })}
      />
    </DialogForm>
  );
}

/** Recalls a lot once it was said what becomes of its units and orders. */
export function RecallLotDialog({ lot, onClose }: LotDialogProps) {
  const form = useForm({ defaultValues: { reason: "" } });
  const { errors } = form.formState;
  const recall = useRecallLot(onClose);
  const tried = useQuery({
    queryKey: ["stock", "recall", lot.id, lot.version],
    queryFn: () =>
      callApi("POST /operator/v1/stock-lots/{id}/recall", {
        path: { id: lot.id },
        query: { dryRun: true },
        body: { version: lot.version, reason: "미리 보기" },
      }),
  });
  return (
    <DialogForm
      title={`${lot.code} 회수`}
      action={tried.data ? `${tried.data.writtenOff}개 회수하기` : "회수하기"}
      isBusy={recall.isPending || tried.isPending}
      error={recall.error ?? tried.error}
      onClose={onClose}
      onSubmit={(event) =>
        void form.handleSubmit(({ reason }) => recall.mutate({ lot, reason: reason.trim() }))(event)
      }
    >
      {tried.data && (
        <ul role="status" className="flex flex-col gap-1 text-ink-2">
          <li>재고에서 뺄 것 {tried.data.writtenOff}개</li>
          <li>다른 LOT으로 보낼 것 {tried.data.reallocated}개</li>
          {tried.data.missing > 0 && (
            <li className="text-danger">보낼 LOT이 없는 것 {tried.data.missing}개</li>
          )}
        </ul>
      )}
      <TextField
        label="까닭"
        maxLength={200}
        hint="되돌릴 수 없어요. 예: 곰팡이가 나왔어요"
        error={errors.reason?.message}
        {...form.register("reason", { validate: filled("까닭을") })}
      />
    </DialogForm>
  );
}

/** Writes to the buyers of a lot, each order once. */
export function TellLotDialog({ lot, onClose }: LotDialogProps) {
  const form = useForm({ defaultValues: { text: "" } });
  const tell = useTellLot(onClose);
  return (
    <DialogForm
      title={`${lot.code} 산 분에게 알리기`}
      action={`나간 ${(lot.received - lot.remaining).toLocaleString()}개의 주문에 보내기`}
      isBusy={tell.isPending}
      error={tell.error}
      onClose={onClose}
      onSubmit={(event) =>
        void form.handleSubmit(({ text }) => tell.mutate({ lot, text: text.trim() }))(event)
      }
    >
      <TextAreaField
        label="보낼 글"
        maxLength={300}
        hint="주문마다 한 번 보내고, 거둘 수 없어요"
        error={form.formState.errors.text?.message}
        {...form.register("text", { validate: filled("보낼 글을") })}
      />
    </DialogForm>
  );
}
