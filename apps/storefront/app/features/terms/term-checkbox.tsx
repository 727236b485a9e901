import { Checkbox } from "../../ui/form/checkbox.tsx";

type TermCheckboxProps = {
  title: string;
  contents: string | undefined;
  /** Summary of the changes, shown above the text. */
  summary?: string;
  required: boolean;
  agreed: boolean;
  onChange(agreed: boolean): void;
};

/** Term to agree to, readable in place. */
export function TermCheckbox({
  title,
  contents,
  summary = "",
  required,
  agreed,
  onChange,
}: TermCheckboxProps) {
  return (
    <div className="relative">
      <Checkbox checked={agreed} onChange={onChange}>
        <span>
          <b className={`font-bold ${required ? "text-brand-ink" : "text-ink-2"}`}>
            {required ? "필수" : "선택"}
          </b>{" "}
          {title}
        </span>
      </Checkbox>
      {summary !== "" && (
        <p className="pl-34px text-caption leading-5 whitespace-pre-line text-ink-2">{summary}</p>
      )}
      {contents && (
        <details className="pl-34px text-caption text-ink-3">
          <summary className="absolute top-0 right-0 flex min-h-11 min-w-11 cursor-pointer list-none items-center justify-end underline decoration-line-strong underline-offset-3">
            보기<span className="sr-only">: {title}</span>
          </summary>
          <p className="pb-3 leading-5 whitespace-pre-line">{contents}</p>
        </details>
      )}
    </div>
  );
}
