import { instantText } from "../../../ui/format-dates-and-durations.ts";

type WrittenAnswerProps = { writer: string; createdAt: string; contents: string };

/** An answer of the shop as its reader sees it. */
export function WrittenAnswer({ writer, createdAt, contents }: WrittenAnswerProps) {
  return (
    <div className="mt-4 rounded-control bg-sunken px-3 py-2.5">
      <p className="text-micro text-ink-3">
        {writer} · {instantText(createdAt, Date.now())}
      </p>
      <p className="text-form whitespace-pre-wrap">{contents}</p>
    </div>
  );
}
