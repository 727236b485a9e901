import type { FieldErrors, UseFormRegister } from "react-hook-form";
import { TextField } from "../../../ui/form/text-field.tsx";
import { isWhole, type OptionForm, readWeight } from "./convert-form-to-option.ts";

type OptionFormFieldsProps = { register: UseFormRegister<OptionForm>; errors: FieldErrors<OptionForm> };

const NUMBER = "숫자로 적어 주세요. 예: 14,900";

/** Fields of a new option: what it is, its weight, from which the unit price follows, and its prices in 원. */
export function OptionFormFields({ register, errors }: OptionFormFieldsProps) {
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-3">
      <TextField
        label="옵션 이름"
        maxLength={120}
        hint="예: 3kg (S~M 혼합)"
        error={errors.name?.message}
        {...register("name", { validate: (text) => text.trim() !== "" || "옵션 이름을 적어 주세요" })}
      />
      <TextField
        label="무게나 개수"
        maxLength={20}
        hint="단위 가격이 저절로 적혀요. 예: 3kg, 15구"
        error={errors.weight?.message}
        {...register("weight", {
          validate: (text) => readWeight(text) !== null || "단위와 함께 적어 주세요. 예: 3kg, 15구",
        })}
      />
      <TextField
        label="판매가"
        inputMode="numeric"
        error={errors.price?.message}
        {...register("price", { validate: (text) => isWhole(text) || NUMBER })}
      />
      <TextField
        label="정가"
        inputMode="numeric"
        hint="비우면 판매가와 같아요"
        error={errors.listPrice?.message}
        {...register("listPrice", { validate: (text) => isWhole(text, true) || NUMBER })}
      />
      <TextField
        label="공급가"
        inputMode="numeric"
        error={errors.supplyCost?.message}
        {...register("supplyCost", { validate: (text) => isWhole(text) || NUMBER })}
      />
      <TextField
        label="재고"
        inputMode="numeric"
        hint="비우면 세지 않아요"
        error={errors.stock?.message}
        {...register("stock", { validate: (text) => isWhole(text, true) || "숫자로 적어 주세요. 예: 150" })}
      />
    </div>
  );
}
