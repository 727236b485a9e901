import {
  INQUIRY_KIND_NAMES,
  INQUIRY_KINDS,
  type InquiryKind,
} from "@todayfruit/domain/inquiries/inquiry-kinds-and-states";
import { Chip } from "../../../ui/form/chip.tsx";
import { FieldNote } from "../../../ui/form/text-field.tsx";

type KindFieldProps = {
  kind: InquiryKind | null;
  error: string | undefined;
  onKind(kind: InquiryKind): void;
};

/** Subject of an inquiry as chips. */
export function KindField({ kind, error, onKind }: KindFieldProps) {
  return (
    <fieldset data-invalid={error === undefined ? undefined : ""} aria-describedby="inquiry-kind">
      <legend className="mb-2 text-label font-semibold text-ink-2">무엇에 대한 문의인가요</legend>
      <div className="flex flex-wrap gap-2">
        {INQUIRY_KINDS.map((each) => (
          <Chip key={each} selected={each === kind} onClick={() => onKind(each)}>
            {INQUIRY_KIND_NAMES[each]}
          </Chip>
        ))}
      </div>
      <FieldNote id="inquiry-kind" text={error} />
    </fieldset>
  );
}
