import type { Reply } from "@todayfruit/contract/all-calls";
import { Photo } from "../../../../ui/media/photo.tsx";
import { FactTable } from "./fact-table.tsx";

type Block = Reply<"GET /v1/products/{id}">["contents"][number];

/** Seller's description: texts and pictures in order. */
export function ProductDescription({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no id and never change places.
    <ContentBlock key={index} block={block} />
  ));
}

function ContentBlock({ block }: { block: Block }) {
  switch (block.type) {
    case "heading":
      return <h2 className="mt-8 text-title2 font-bold tracking-tight first:mt-0">{block.text}</h2>;
    case "paragraph":
      return <p className="mt-3 text-body2 text-ink-2">{block.text}</p>;
    case "image":
      return (
        <figure className="mt-6">
          <Photo
            className="rounded-lg"
            path={block.src}
            alt={block.alt}
            ratio="4/3"
            tint="food"
            sizes="(min-width: 720px) 672px, 92vw"
          />
        </figure>
      );
    case "bulletList":
      return (
        <ul className="mt-3 flex list-disc flex-col gap-1.5 pl-5 text-body2 text-ink-2 marker:text-ink-3">
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case "table":
      return <FactTable rows={block.rows} />;
  }
}
