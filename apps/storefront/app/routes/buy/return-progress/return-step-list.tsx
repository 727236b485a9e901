import type { FollowedReturn, ReturnStep } from "../../../features/returns/list-return-progress-steps.ts";
import { RETURN_REASON_TEXT } from "../../../features/returns/return-reason-and-status-texts.ts";
import { Photo } from "../../../ui/media/photo.tsx";

type ReturnStepListProps = { request: FollowedReturn; steps: readonly ReturnStep[]; label: string };

/** Steps of a request from top to bottom; the first with what the buyer said and sent. */
export function ReturnStepList({ request, steps, label }: ReturnStepListProps) {
  return (
    <ol className="mt-6" aria-label={label}>
      {steps.map((step) => (
        <li
          key={step.key}
          className="follow-step"
          data-state={step.state}
          aria-current={step.state === "now" ? "step" : undefined}
        >
          <b className="text-body1/6 font-semibold">{step.name}</b>
          {step.when && <span className="block text-caption text-ink-3 tabular-nums">{step.when}</span>}
          {step.key === "requested" && <Said request={request} />}
          {step.key === "dispatched" && step.state === "done" && <LastPosition tracking={request.tracking} />}
          {step.note && <p className="mt-0.5 text-label wrap-anywhere text-ink-2">{step.note}</p>}
        </li>
      ))}
    </ol>
  );
}

/** Reason and photos of the buyer's request. */
function Said({ request }: { request: FollowedReturn }) {
  const { reason, details, photos, reopened } = request;
  return (
    <>
      <p className="mt-0.5 text-label text-ink-2">{RETURN_REASON_TEXT[reason]}</p>
      <p className="text-label wrap-anywhere whitespace-pre-line text-ink-2">{details}</p>
      {photos.length > 0 && (
        <ul className="scrollbar-none mt-2 flex gap-1.5 overflow-x-auto" aria-label="보낸 사진">
          {photos.map((path, index) => (
            <li key={path} className="flex-none">
              <Photo className="w-18 rounded-10" path={path} alt={`보낸 사진 ${index + 1}`} sizes="72px" />
            </li>
          ))}
        </ul>
      )}
      {reopened && (
        <p className="mt-2 text-label wrap-anywhere text-ink-2">다시 봐 주세요: {reopened.reason}</p>
      )}
    </>
  );
}

function LastPosition({ tracking }: Pick<FollowedReturn, "tracking">) {
  if (tracking === null) return null;
  const words = [tracking.location, tracking.description].filter(Boolean).join(" · ");
  return <p className="mt-0.5 text-label wrap-anywhere text-ink-2">{words}</p>;
}
