import { Link } from "react-router";
import { useRecords } from "../../../features/records/use-list-and-delete-records.ts";
import { paths } from "../../../paths.ts";
import { buttonClass } from "../../../ui/form/button.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { type Term, versionBefore } from "./term-names-and-state-rules.ts";

/** A version beside the one before it, with the paragraphs that differ marked, and the way to the next version. */
export function TermComparison({ term }: { term: Term }) {
  const { data = [] } = useRecords("terms");
  const before = versionBefore(term, data);
  const [old, own] = [paragraphsOf(before?.contents ?? ""), paragraphsOf(term.contents)];
  return (
    <Card
      title="앞 판과 나란히"
      aside={
        <Link to={`${paths.terms}?id=new&from=${term.id}`} className={buttonClass({ size: "sm" })}>
          이 판으로 새 판 만들기
        </Link>
      }
    >
      {before ? (
        <div className="grid grid-cols-2 gap-3 max-desk:grid-cols-1">
          <Version label={before.label} paragraphs={old} others={own} mark="bg-danger-tint" />
          <Version label={term.label} paragraphs={own} others={old} mark="bg-success-tint" />
        </div>
      ) : (
        <p className="text-ink-3">앞 판이 없는 첫 판이에요</p>
      )}
    </Card>
  );
}

type VersionProps = { label: string; paragraphs: readonly string[]; others: readonly string[]; mark: string };

function Version({ label, paragraphs, others, mark }: VersionProps) {
  return (
    <section aria-label={`${label} 판`} className="min-w-0">
      <h3 className="mb-1.5 font-semibold">{label}</h3>
      {paragraphs.map((paragraph, place) => {
        const isChanged = !others.includes(paragraph);
        return (
          <p
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a text have nothing else, and may repeat.
            key={place}
            className={`mb-1.5 rounded-xs px-1 whitespace-pre-wrap text-micro ${isChanged ? mark : ""}`}
          >
            {isChanged && <span className="sr-only">바뀐 문단: </span>}
            {paragraph}
          </p>
        );
      })}
    </section>
  );
}

function paragraphsOf(text: string): string[] {
  return text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== "");
}
