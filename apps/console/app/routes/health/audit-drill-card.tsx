import { useMutation } from "@tanstack/react-query";
import { callApi } from "../../api/console-api.ts";
import { Badge } from "../../ui/feedback/badge.tsx";
import { Button } from "../../ui/form/button.tsx";
import { Card } from "../../ui/layout/card.tsx";

/** Drill of the sandbox: one invariant is broken, caught by the check, and mended, each step with what was found. */
export function AuditDrillCard() {
  const drill = useMutation({
    mutationFn: () =>
      callApi("POST /operator/v1/health/drills", { body: { reason: "점검판에서 점검 연습" } }),
  });
  const { data } = drill;
  const steps = data && [
    { label: "어긋나기 전", found: data.before, isRight: data.before === 0 },
    { label: `${data.subject}을 어긋나게 한 동안`, found: data.caught, isRight: data.caught === 1 },
    { label: "되돌린 뒤", found: data.after, isRight: data.after === 0 },
  ];
  return (
    <Card title="점검 연습" aside="시험 매장만">
      <p className="mb-2.5 text-ink-2">
        재고 하나를 일부러 어긋나게 하고, 점검이 찾아내는지 본 뒤 되돌려요. 파는 일에는 닿지 않아요
      </p>
      <Button busy={drill.isPending} onClick={() => drill.mutate()}>
        연습하기
      </Button>
      {drill.error && (
        <p role="alert" className="mt-2.5 font-medium text-danger">
          {drill.error.message}
        </p>
      )}
      {steps && (
        <ol className="mt-3 flex flex-col gap-1.5" aria-label="점검 연습 결과">
          {steps.map(({ label, found, isRight }) => (
            <li key={label} className="flex items-center gap-2">
              <span className="min-w-0 flex-1">{label}</span>
              <Badge tone={isRight ? (found === 0 ? "success" : "warning") : "danger"}>어긋남 {found}</Badge>
            </li>
          ))}
        </ol>
      )}
      {data && data.before === 0 && data.caught === 1 && data.after === 0 && (
        <output className="mt-2.5 block font-semibold text-success">점검이 찾아냈고, 되돌렸어요</output>
      )}
    </Card>
  );
}
