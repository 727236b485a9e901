import type { FieldRefusal } from "../../drafts/list-refusals-of-save-error.ts";

/**
 * Returns what was refused about a field, e.g. of `rows.0.set.title` about `title`.
 *
 * @example messageOf([{ field: "rows.0.title", message: "비어 있어요" }], "title") // "비어 있어요"
 */
export function messageOf(refusals: readonly FieldRefusal[], field: string): string | undefined {
  return refusals.find((refusal) => fieldOf(refusal) === field)?.message;
}

type RefusalsProps = {
  refusals: readonly FieldRefusal[];
  labels: Readonly<Partial<Record<string, string>>>;
};

/** Lists why a record was not saved, in sentences with the names of the fields. */
export function SaveRefusalList({ refusals, labels }: RefusalsProps) {
  return refusals.map((refusal) => {
    const label = labels[fieldOf(refusal)];
    return (
      <p key={`${refusal.field} ${refusal.message}`} role="alert" className="w-full font-medium text-danger">
        {label !== undefined && `${label}: `}
        {refusal.message}
      </p>
    );
  });
}

function fieldOf({ field }: FieldRefusal): string {
  return (
    (field ?? "").split(".").filter((part) => part !== "set" && part !== "rows" && !/^\d+$/.test(part))[0] ??
    ""
  );
}
