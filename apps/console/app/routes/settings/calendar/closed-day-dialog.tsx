import { useForm } from "react-hook-form";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { type DeliveryCalendar, useChangeClosedDays } from "./use-manage-closed-days.ts";

type ClosedDayForm = { day: string; who: string; name: string };

/** Adds a closed day of the whole shop, of a farm or of a carrier. */
export function ClosedDayDialog({
  day,
  calendar,
  onClose,
}: {
  day: string;
  calendar: DeliveryCalendar;
  onClose(): void;
}) {
  const form = useForm<ClosedDayForm>({ defaultValues: { day, who: "shop", name: "" } });
  const { errors } = form.formState;
  const add = useChangeClosedDays(onClose);
  const options = [
    { value: "shop", label: "가게 모두" },
    ...calendar.distributors.map(({ id, name }) => ({ value: `distributor ${id}`, label: name })),
    ...calendar.carriers.map(({ code, name }) => ({ value: `carrier ${code}`, label: `${name} (택배)` })),
  ];
  const submit = form.handleSubmit(({ day: chosen, who, name }) => {
    const [kind, id] = who.split(" ");
    add.mutate({
      added: [
        {
          kind: kind === "distributor" || kind === "carrier" ? kind : "shop",
          day: chosen,
          name: name.trim(),
          distributorId: kind === "distributor" ? Number(id) : null,
          carrierCode: kind === "carrier" ? (id ?? null) : null,
        },
      ],
      reason: name.trim(),
      done: "쉬는 날을 더했어요. 도착 예정일이 바로 바뀌어요",
    });
  });
  return (
    <Dialog title="쉬는 날 더하기" onClose={onClose}>
      <form className="flex flex-col gap-4" noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label="날"
          type="date"
          error={errors.day?.message}
          {...form.register("day", { required: "날을 골라 주세요" })}
        />
        <SelectField
          label="누가 쉬나요"
          options={options}
          error={errors.who?.message}
          {...form.register("who", { required: "누가 쉬는지 골라 주세요" })}
        />
        <TextField
          label="까닭"
          hint="예: 수확하는 날"
          maxLength={60}
          error={errors.name?.message}
          {...form.register("name", { validate: (text) => text.trim() !== "" || "까닭을 적어 주세요" })}
        />
        {add.error && (
          <p role="alert" className="font-medium text-danger">
            {add.error.message}
          </p>
        )}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>닫기</Button>
          <Button type="submit" tone="primary" busy={add.isPending}>
            더하기
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
