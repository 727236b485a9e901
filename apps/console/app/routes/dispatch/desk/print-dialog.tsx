import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import type { FarmOfDay } from "../../../features/dispatch/use-farms-of-day.ts";
import { printPackingSheets } from "../../../features/printing/print-packing-sheets.ts";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import { toasts } from "../../../ui/feedback/toast-store.ts";
import { Button } from "../../../ui/form/button.tsx";

type PrintDialogProps = { day: string; farm: FarmOfDay; onClose(): void };
type Choice = keyof typeof CHOICES;

const CHOICES = {
  labels: { text: "라벨 100 × 150", hint: "감열지, 상자마다 한 장", query: { sheet: "labels" } },
  labelsA4: { text: "라벨 A4 8칸", hint: "한 장에 여덟 상자", query: { sheet: "labels", paper: "a4" } },
  slips: { text: "포장 명세서", hint: "A4 반 장, 값은 적지 않아요", query: { sheet: "slips" } },
  pickList: { text: "모으기 목록", hint: "A4, 옵션과 LOT마다", query: { sheet: "pickList" } },
  orderSheets: { text: "발주서", hint: "A4, 농가에 보낼 것", query: { sheet: "orderSheets" } },
} as const;
const NAMES = Object.keys(CHOICES) as Choice[];

/** Asks which sheets of a farm's accepted parcels are printed; labels are noted on this device. Enter prints. */
export function PrintDialog({ day, farm, onClose }: PrintDialogProps) {
  const form = useForm<{ choice: Choice }>({ defaultValues: { choice: "labels" } });
  const { id: distributorId, name } = farm.distributor;
  const run = useMutation({
    mutationFn: (choice: Choice) => printPackingSheets({ day, distributorId, ...CHOICES[choice].query }),
    onSuccess({ isMore, parcels }, choice) {
      toasts.show({
        text: isMore
          ? "500상자까지 인쇄했어요. 담고 보낸 뒤 나머지를 인쇄해 주세요"
          : `${CHOICES[choice].text}: ${parcels}상자`,
      });
      onClose();
    },
  });
  const submit = form.handleSubmit(({ choice }) => run.mutate(choice));
  return (
    <Dialog title={`${name} 인쇄`} onClose={onClose}>
      <form className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        <fieldset className="flex flex-col gap-1">
          <legend className="mb-1 font-semibold">무엇을 인쇄할까요?</legend>
          {NAMES.map((choice) => (
            <label
              key={choice}
              className="flex min-h-9 items-center gap-2.5 rounded-control px-2 hover:bg-hover"
            >
              <input
                type="radio"
                value={choice}
                className="size-4 accent-brand"
                {...form.register("choice")}
              />
              <span>
                {CHOICES[choice].text} <span className="text-micro text-ink-3">{CHOICES[choice].hint}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <p className="text-micro text-ink-3">
          받는 분의 이름과 주소를 본 것으로 기록돼요. 까닭은 ‘출고’예요.
        </p>
        {run.error && (
          <p role="alert" className="font-medium text-danger">
            {run.error.message}
          </p>
        )}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>닫기</Button>
          <Button type="submit" tone="primary" busy={run.isPending}>
            인쇄하기
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
