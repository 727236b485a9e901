import { useState } from "react";

type InlineFieldProps = {
  type?: "text" | "time";
  label: string;
  value: string;
  maxLength?: number;
  isHeld: boolean;
  className: string;
  onSave(text: string): void;
};

type Typed = {
  text: string;
  /** Value over which it was typed. */
  over: string;
  isLeft: boolean;
};

/** Field within a row, saved when it is left. What is typed stays when the value is read again; an emptied field gets its value back. */
export function InlineField({ label, value, isHeld, className, onSave, ...input }: InlineFieldProps) {
  const [typed, setTyped] = useState<Typed | null>(null);
  if (typed?.isLeft && typed.over !== value) setTyped(null);
  return (
    <input
      {...input}
      aria-label={label}
      value={typed?.text ?? value}
      disabled={isHeld}
      className={`h-8 rounded-control bg-surface px-2 inset-shadow-outline focus:inset-shadow-focus focus:outline-none max-desk:h-11 ${className}`}
      onChange={({ target }) => setTyped({ text: target.value, over: value, isLeft: false })}
      onBlur={() => {
        const text = typed?.text.trim() ?? "";
        const isChanged = text !== "" && text !== value;
        setTyped(isChanged ? { text, over: value, isLeft: true } : null);
        if (isChanged) onSave(text);
      }}
    />
  );
}
