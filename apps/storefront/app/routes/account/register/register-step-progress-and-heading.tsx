import { useEffect, useRef } from "react";
import { ProgressBar } from "../../../ui/feedback/progress-bar.tsx";

/** Steps of the form; how to join was chosen before, on the page of the login. */
export type RegisterStep = "details" | "terms";

const STEPS = 3;
const NUMBERS: Record<RegisterStep, number> = { details: 2, terms: 3 };

/** Progress of the registration and the heading of its step, which takes the focus when the step changes. */
export function RegisterStepProgressAndHeading({
  step,
  isSocial,
}: {
  step: RegisterStep;
  isSocial: boolean;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return (
    <>
      <ProgressBar
        label={`회원가입 ${STEPS}단계 중 ${NUMBERS[step]}단계`}
        value={NUMBERS[step]}
        max={STEPS}
        thin
      />
      <h2 ref={heading} className="mt-7 text-title1 font-bold tracking-tight outline-none" tabIndex={-1}>
        {step === "terms"
          ? "약관에 동의해 주세요"
          : isSocial
            ? "조금만 더 적으면 끝나요"
            : "가입 정보를 적어주세요"}
      </h2>
    </>
  );
}
