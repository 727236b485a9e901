/** Title of a choice with a line about what it means below. */
export function ChoiceTitleWithDescription({ title, text }: { title: string; text: string }) {
  return (
    <span className="flex-1 py-2">
      {title}
      <span className="block text-caption font-normal text-ink-3 tabular-nums">{text}</span>
    </span>
  );
}
