import { Controller, useForm } from "react-hook-form";
import type { Category } from "../../features/products/use-categories.ts";
import { useUploadPictures } from "../../features/products/use-upload-pictures.ts";
import { DialogForm } from "../../ui/form/dialog-form.tsx";
import { TextField } from "../../ui/form/text-field.tsx";
import { useSaveCategories } from "./use-save-categories.ts";

type CategoryForm = { name: string; slug: string; icon: string };
type CategoryDialogProps = {
  /** The category that is edited; `null` for a new one. */
  category: Category | null;
  parentId: number | null;
  /** Place of a new one among its siblings. */
  sort: number;
  onClose(): void;
};

/** A category: its name, its address in the shop, and its icon. */
export function CategoryDialog({ category, parentId, sort, onClose }: CategoryDialogProps) {
  const form = useForm<CategoryForm>({
    defaultValues: {
      name: category?.name ?? "",
      slug: category?.slug ?? "",
      icon: category?.icon ?? "",
    },
  });
  const { errors } = form.formState;
  const save = useSaveCategories(onClose);
  const upload = useUploadPictures(([path = ""]) => form.setValue("icon", path, { shouldValidate: true }));
  return (
    <DialogForm
      title={category ? category.name : "분류 더하기"}
      action={category ? "저장하기" : "더하기"}
      isBusy={save.isPending || upload.isPending}
      error={save.error}
      onClose={onClose}
      onSubmit={(event) =>
        void form.handleSubmit(({ name, slug, icon }) => {
          const typed = { name: name.trim(), slug: slug.trim() === "" ? null : slug.trim(), icon };
          save.mutate(
            category
              ? { kind: "edit", rows: [{ id: category.id, version: category.version, set: typed }] }
              : { kind: "add", fields: { ...typed, parentId, sort } },
          );
        })(event)
      }
    >
      <TextField
        label="이름"
        maxLength={40}
        error={errors.name?.message}
        {...form.register("name", { validate: (text) => text.trim() !== "" || "이름을 적어 주세요" })}
      />
      <TextField
        label="주소 이름"
        maxLength={60}
        hint="영문 소문자와 숫자, 비우면 번호로 열려요. 예: citrus"
        error={errors.slug?.message}
        {...form.register("slug", {
          validate: (text) =>
            text.trim() === "" ||
            /^[a-z0-9][a-z0-9-]*$/.test(text.trim()) ||
            "영문 소문자, 숫자, -로 적어 주세요. 예: citrus",
        })}
      />
      <Controller
        control={form.control}
        name="icon"
        rules={{ validate: (icon) => icon !== "" || "그림을 올려 주세요" }}
        render={({ field: { value, ref } }) => (
          <div className="flex items-end gap-3">
            {value !== "" && (
              <img
                src={`/images/160/${value}`}
                alt="지금 그림"
                className="size-14 rounded-control bg-sunken"
              />
            )}
            <TextField
              ref={ref}
              className="flex-1"
              label="그림"
              type="file"
              accept="image/jpeg,image/png,image/webp,image/avif"
              error={errors.icon?.message}
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                if (file) upload.mutate([file]);
              }}
            />
          </div>
        )}
      />
    </DialogForm>
  );
}
