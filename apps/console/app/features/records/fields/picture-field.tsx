import { useMutation } from "@tanstack/react-query";
import { useId } from "react";
import { uploadGoodsPicture } from "../../../api/upload-picture.ts";
import type { RecordForm } from "../record-definition-types.ts";

type PictureFieldProps<Fields> = { form: RecordForm<Fields>; field: keyof Fields & string; label: string };

/** A picture of a record that is edited: shown, and replaced by a file. */
export function PictureField<Fields>({ form, field, label }: PictureFieldProps<Fields>) {
  const id = useId();
  const upload = useMutation({
    mutationFn: uploadGoodsPicture,
    onSuccess: (path) => form.write(field, path as Fields[typeof field]),
  });
  const path = form.values[field] as string | null;
  const error = upload.error?.message ?? form.errorOf(field);
  return (
    <div className="col-span-2">
      <label htmlFor={id} className="mb-1.5 block text-body font-semibold">
        {label}
      </label>
      <div className="flex items-center gap-3">
        {path !== null && path !== "" && (
          <img
            src={`/images/320/${path}`}
            alt=""
            className="h-18 w-28 flex-none rounded-control bg-sunken object-cover"
          />
        )}
        <input
          id={id}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          disabled={form.isHeld || upload.isPending}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="min-w-0 flex-1 text-micro"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) upload.mutate(file);
          }}
        />
      </div>
      {upload.isPending && (
        <p role="status" className="mt-1.5 text-micro text-ink-3">
          올리는 중
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-micro text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
