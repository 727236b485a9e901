import { type KeyboardEvent, useRef, useState } from "react";
import { Button } from "../../../ui/form/button.tsx";
import { useShortcut } from "../../../ui/keyboard/use-shortcut.ts";
import { type AnswerValues, fillTemplate, unfilledIn } from "./fill-template.ts";
import { type AnswerTemplate, useAnswerTemplates } from "./use-answer-templates.ts";

type AnswerBoxProps = {
  kind: AnswerTemplate["kind"];
  /** Facts of the person who asked, for the variables of templates. */
  values: AnswerValues;
  label?: string;
  isSending: boolean;
  error: Error | null;
  /** Reason for which the operator may not answer; `null`: they may. */
  denied: string | null;
  onSend(contents: string): void;
};

const MOST_LETTERS = 1000;

/** The field of an answer with its templates: R goes into it, T puts the next template in, ⌘ or Ctrl and Enter send. */
export function AnswerBox({
  kind,
  values,
  label = "답변",
  isSending,
  error,
  denied,
  onSend,
}: AnswerBoxProps) {
  const templates = useAnswerTemplates(kind);
  const [contents, setContents] = useState("");
  const [used, setUsed] = useState(-1);
  const field = useRef<HTMLTextAreaElement>(null);
  const unfilled = unfilledIn(contents);
  const problem =
    denied ?? (contents.trim() === "" ? "답변을 적어 주세요" : unfilled && `${unfilled} 자리를 채워 주세요`);
  const send = () => {
    if (problem === null && !isSending) onSend(contents.trim());
  };
  const put = (at: number) => {
    const template = templates[at];
    if (!template) return;
    setUsed(at);
    setContents(fillTemplate(template.contents, values));
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" && (event.metaKey || event.ctrlKey)) send();
    if (event.key === "Escape") field.current?.blur();
  };
  useShortcut("KeyR", () => field.current?.focus());
  useShortcut("KeyT", () => put((used + 1) % Math.max(1, templates.length)));
  return (
    <div className="mt-4">
      {templates.length > 0 && (
        <p className="mb-2 flex flex-wrap items-center gap-1.5">
          <span className="text-micro text-ink-3">
            답변 틀 <kbd className="font-sans font-semibold">T</kbd>
          </span>
          {templates.map(({ id, title }, at) => (
            <Button key={id} size="sm" tone={at === used ? "tint" : "outline"} onClick={() => put(at)}>
              {title}
            </Button>
          ))}
        </p>
      )}
      <textarea
        ref={field}
        aria-label={label}
        className="block min-h-30 w-full rounded-control bg-surface px-2.5 py-2 text-form inset-shadow-outline focus:inset-shadow-focus focus:outline-none"
        maxLength={MOST_LETTERS}
        placeholder="쓴 분이 읽을 글"
        value={contents}
        onChange={({ target }) => setContents(target.value)}
        onKeyDown={onKeyDown}
      />
      {error && (
        <p role="alert" className="mt-2 font-medium text-danger">
          {error.message}
        </p>
      )}
      <p className="mt-2 flex flex-wrap items-center gap-2">
        <span className="number text-micro text-ink-3">
          {contents.length.toLocaleString()} / {MOST_LETTERS.toLocaleString()}자
          {unfilled && ` · ${unfilled} 자리를 채워 주세요`}
        </span>
        <Button
          className="ml-auto"
          tone="primary"
          shortcut="⌘↵"
          busy={isSending}
          denied={problem}
          onClick={send}
        >
          {label} 보내기
        </Button>
      </p>
    </div>
  );
}
