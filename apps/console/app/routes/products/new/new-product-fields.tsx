import { Controller, type UseFormReturn } from "react-hook-form";
import { useCategories } from "../../../features/products/use-categories.ts";
import { useFarms } from "../../../features/products/use-farms.ts";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { NewPictures } from "./new-pictures.tsx";
import type { NewProductForm } from "./store-and-convert-new-product-draft.ts";

const filled = (what: string) => (text: string) => text.trim() !== "" || `${what} 적어 주세요`;

/** What a product is, whose it is, and its first pictures. */
export function NewProductFields({ form }: { form: UseFormReturn<NewProductForm> }) {
  const { errors } = form.formState;
  const categories = useCategories();
  const farms = useFarms();
  const nameOf = (id: number | null) => categories.find((category) => category.id === id)?.name;
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-3">
      <TextField
        className="col-span-2"
        label="상품 이름"
        maxLength={120}
        error={errors.name?.message}
        {...form.register("name", { validate: filled("상품 이름을") })}
      />
      <TextField
        label="품종"
        maxLength={60}
        hint="예: 온주밀감"
        error={errors.kind?.message}
        {...form.register("kind", { validate: filled("품종을") })}
      />
      <TextField
        label="원산지"
        maxLength={200}
        hint="예: 국산(제주 서귀포시)"
        error={errors.origin?.message}
        {...form.register("origin", { validate: filled("원산지를") })}
      />
      <SelectField
        key={`categories ${categories.length}`}
        label="분류"
        options={categories
          .filter(({ parentId }) => parentId !== null)
          .map(({ id, name, parentId }) => ({ value: String(id), label: `${nameOf(parentId)} › ${name}` }))}
        error={errors.categoryId?.message}
        {...form.register("categoryId", { required: "분류를 골라 주세요" })}
      />
      <SelectField
        key={`farms ${farms.length}`}
        label="농가"
        options={farms.map(({ id, name, region }) => ({ value: String(id), label: `${name} (${region})` }))}
        error={errors.distributorId?.message}
        {...form.register("distributorId", { required: "농가를 골라 주세요" })}
      />
      <SelectField
        label="과세"
        options={[
          { value: "tax_free", label: "면세" },
          { value: "taxable", label: "과세" },
        ]}
        error={errors.taxStatus?.message}
        {...form.register("taxStatus", { required: "과세인지 골라 주세요" })}
      />
      <Controller
        control={form.control}
        name="images"
        rules={{ validate: (images) => images.length > 0 || "사진을 한 장은 올려 주세요" }}
        render={({ field: { value, onChange, ref } }) => (
          <NewPictures inputRef={ref} images={value} error={errors.images?.message} onChange={onChange} />
        )}
      />
    </div>
  );
}
