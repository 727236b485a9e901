import { type NodeViewProps, NodeViewWrapper } from "@tiptap/react";
import X from "lucide-react/icons/x";

/** A picture within the description with the field of its text. */
export function ImageBlock({ node, updateAttributes, deleteNode, editor }: NodeViewProps) {
  return (
    <NodeViewWrapper className="relative my-3" contentEditable={false}>
      <img
        src={`/images/720/${node.attrs.src}`}
        alt={node.attrs.alt}
        className="max-h-70 rounded-control"
        data-drag-handle
      />
      <div className="mt-1.5 flex gap-2">
        <input
          aria-label="사진 설명글"
          placeholder="사진 설명글"
          maxLength={200}
          value={node.attrs.alt}
          disabled={!editor.isEditable}
          className="h-8 min-w-0 flex-1 rounded-control bg-surface px-2 text-body inset-shadow-outline focus:inset-shadow-focus focus:outline-none"
          onChange={({ target }) => updateAttributes({ alt: target.value })}
        />
        <button
          type="button"
          aria-label="사진 빼기"
          className="grid size-8 place-items-center text-ink-2"
          onClick={deleteNode}
        >
          <X aria-hidden />
        </button>
      </div>
    </NodeViewWrapper>
  );
}
