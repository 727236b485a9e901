import { EditorContent, useEditor, useEditorState } from "@tiptap/react";
import { isSameValue } from "@todayfruit/domain/record-edits/compare-record-fields";
import { useEffect, useRef } from "react";
import { useUploadPictures } from "../../../../features/products/use-upload-pictures.ts";
import { Button } from "../../../../ui/form/button.tsx";
import { CONTENTS_EXTENSIONS } from "./contents-extensions.ts";
import { type Block, blocksOf, documentOf } from "./convert-blocks.ts";

type ContentsEditorProps = { blocks: readonly Block[]; isHeld: boolean; onChange(blocks: Block[]): void };

const LABEL = "상세 내용 글";
const BLOCK_CLASS =
  "contents-editor min-h-50 rounded-control bg-surface p-3 text-form inset-shadow-outline focus:inset-shadow-focus focus:outline-none";

/** A rich text editor of the blocks that the contract of a description has. */
export function ContentsEditor({ blocks, isHeld, onChange }: ContentsEditorProps) {
  const latest = useRef(onChange);
  latest.current = onChange;
  const editor = useEditor({
    extensions: CONTENTS_EXTENSIONS,
    content: documentOf(blocks),
    editable: !isHeld,
    // The policy of the page allows no style element; the rules are in base.css.
    injectCSS: false,
    editorProps: {
      attributes: { role: "textbox", "aria-multiline": "true", "aria-label": LABEL, class: BLOCK_CLASS },
    },
    onUpdate: ({ editor: changed }) => latest.current(blocksOf(changed.getJSON())),
  });
  useEffect(() => {
    if (isSameValue(blocksOf(editor.getJSON()), blocks)) return;
    editor.commands.setContent(documentOf(blocks), { emitUpdate: false });
  }, [editor, blocks]);
  const picture = useRef<HTMLInputElement>(null);
  const upload = useUploadPictures((paths) => {
    editor
      .chain()
      .focus()
      .insertContent(paths.map((src) => ({ type: "image", attrs: { src, alt: "" } })))
      .run();
  });
  const isIn = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      heading: now.isActive("heading"),
      bulletList: now.isActive("bulletList"),
    }),
  });
  return (
    <>
      <div role="toolbar" aria-label="상세 내용 덩어리" className="mb-2 flex flex-wrap gap-1.5">
        <Button
          size="sm"
          tone={isIn.heading ? "tint" : "outline"}
          aria-pressed={isIn.heading}
          onClick={() => editor.chain().focus().toggleHeading({ level: 2 }).run()}
        >
          제목
        </Button>
        <Button
          size="sm"
          tone={isIn.bulletList ? "tint" : "outline"}
          aria-pressed={isIn.bulletList}
          onClick={() => editor.chain().focus().toggleBulletList().run()}
        >
          목록
        </Button>
        <Button size="sm" busy={upload.isPending} onClick={() => picture.current?.click()}>
          사진 넣기
        </Button>
        <Button
          size="sm"
          onClick={() =>
            editor
              .chain()
              .focus()
              .insertContent({
                type: "table",
                attrs: {
                  rows: [
                    ["", ""],
                    ["", ""],
                  ],
                },
              })
              .run()
          }
        >
          표 넣기
        </Button>
        <input
          ref={picture}
          type="file"
          hidden
          accept="image/jpeg,image/png,image/webp,image/avif"
          multiple
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            if (files.length > 0) upload.mutate(files);
            target.value = "";
          }}
        />
      </div>
      <EditorContent editor={editor} />
    </>
  );
}
