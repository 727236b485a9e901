import type { Ref } from "react";
import { useUploadPictures } from "../../../features/products/use-upload-pictures.ts";
import { TextField } from "../../../ui/form/text-field.tsx";

type NewPicturesProps = {
  inputRef: Ref<HTMLInputElement>;
  images: readonly string[];
  error: string | undefined;
  onChange(images: string[]): void;
};

const MOST = 10;

/** Pictures of a product that is made, uploaded as soon as they are chosen. */
export function NewPictures({ inputRef, images, error, onChange }: NewPicturesProps) {
  const upload = useUploadPictures((paths) => onChange([...images, ...paths].slice(0, MOST)));
  return (
    <div className="col-span-2">
      <TextField
        ref={inputRef}
        label="사진"
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        multiple
        hint={upload.isPending ? "올리는 중이에요" : `${images.length}/${MOST}장`}
        error={error}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])].slice(0, MOST - images.length);
          if (files.length > 0) upload.mutate(files);
          target.value = "";
        }}
      />
      <ul aria-label="올린 사진" className="mt-2 flex flex-wrap gap-2">
        {images.map((src, place) => (
          <li key={src}>
            <img
              src={`/images/160/${src}`}
              alt={`${place + 1}번째 사진`}
              className="size-16 rounded-control object-cover"
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
