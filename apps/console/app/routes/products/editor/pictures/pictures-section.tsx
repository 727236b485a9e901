import Plus from "lucide-react/icons/plus";
import { useUploadPictures } from "../../../../features/products/use-upload-pictures.ts";
import { SortableList } from "../../../../ui/sorting/sortable-list.tsx";
import { useProductEditor } from "../editor-context.ts";
import { EditorSection } from "../fields/editor-section.tsx";
import { PictureTile } from "./picture-tile.tsx";

/** Most pictures of a product. */
const MOST = 10;

/** Pictures of a product: the first is on cards; each has a text for who does not see it. */
export function PicturesSection() {
  const { values, write, denied } = useProductEditor();
  const { images, imageAlts } = values;
  const altOf = (src: string) => imageAlts.find((alt) => alt.src === src)?.alt ?? "";
  const upload = useUploadPictures((paths) => write("images", [...images, ...paths].slice(0, MOST)));
  const bare = images.filter((src) => altOf(src) === "").length;
  return (
    <EditorSection
      id="pictures"
      title="사진"
      fields={["images", "imageAlts"]}
      aside={`${images.length}/${MOST} · 끌어서 차례를 바꿔요`}
    >
      <SortableList
        label="사진 차례"
        layout="grid"
        className="grid grid-cols-4 gap-3 max-desk:grid-cols-2"
        ids={images}
        isHeld={denied !== null}
        nameOf={(src) => `${images.indexOf(src) + 1}번째 사진`}
        onSort={(sorted) => write("images", sorted)}
      >
        {(src, handle) => (
          <PictureTile
            src={src}
            place={images.indexOf(src) + 1}
            handle={handle}
            alt={altOf(src)}
            onAlt={(alt) => {
              const others = imageAlts.filter((each) => each.src !== src);
              write("imageAlts", alt === "" ? others : [...others, { src, alt }]);
            }}
            onRemove={
              images.length > 1
                ? () => {
                    write(
                      "images",
                      images.filter((each) => each !== src),
                    );
                    write(
                      "imageAlts",
                      imageAlts.filter((each) => each.src !== src),
                    );
                  }
                : null
            }
          />
        )}
      </SortableList>
      <label className="relative mt-3 flex h-11 cursor-pointer items-center justify-center gap-1.5 rounded-control border border-dashed border-control font-semibold text-ink-2 focus-within:border-brand hover:bg-hover">
        <Plus aria-hidden />
        {upload.isPending ? "올리는 중" : "사진 더하기"}
        <input
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          multiple
          aria-label="사진 더하기"
          disabled={denied !== null || upload.isPending || images.length >= MOST}
          className="absolute inset-0 cursor-pointer opacity-0"
          onChange={({ target }) => {
            const files = [...(target.files ?? [])].slice(0, MOST - images.length);
            if (files.length > 0) upload.mutate(files);
            target.value = "";
          }}
        />
      </label>
      {bare > 0 && (
        <p className="mt-2 text-micro text-warning">
          설명글이 없는 사진이 {bare}장 있어요. 화면을 듣는 분을 위해 적어 주세요
        </p>
      )}
    </EditorSection>
  );
}
