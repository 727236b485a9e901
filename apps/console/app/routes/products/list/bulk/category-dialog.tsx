import { useForm } from "react-hook-form";
import type { ProductRow } from "../../../../features/products/update-cached-product-lists.ts";
import { useCategories } from "../../../../features/products/use-categories.ts";
import { useEditProducts } from "../../../../features/products/use-edit-products.ts";
import { DialogForm } from "../../../../ui/form/dialog-form.tsx";
import { SelectField } from "../../../../ui/form/select-field.tsx";

type CategoryDialogProps = { products: readonly ProductRow[]; onDone(): void; onClose(): void };

/** Moves the selected products to a category. */
export function CategoryDialog({ products, onDone, onClose }: CategoryDialogProps) {
  const form = useForm({ defaultValues: { categoryId: "" } });
  const categories = useCategories();
  const edit = useEditProducts(onDone);
  const nameOf = (id: number | null) => categories.find((category) => category.id === id)?.name ?? "";
  return (
    <DialogForm
      title={`상품 ${products.length}개의 분류 바꾸기`}
      action={`${products.length}개 옮기기`}
      isBusy={edit.isPending}
      error={edit.error}
      onClose={onClose}
      onSubmit={(event) =>
        void form.handleSubmit(({ categoryId }) =>
          edit.mutate({
            rows: products,
            set: { categoryId: Number(categoryId) },
            done: `${products.length}개를 ${nameOf(Number(categoryId))}(으)로 옮겼어요`,
          }),
        )(event)
      }
    >
      <SelectField
        label="분류"
        options={categories
          .filter(({ parentId }) => parentId !== null)
          .map(({ id, name, parentId }) => ({ value: String(id), label: `${nameOf(parentId)} › ${name}` }))}
        error={form.formState.errors.categoryId?.message}
        {...form.register("categoryId", { required: "분류를 골라 주세요" })}
      />
    </DialogForm>
  );
}
