import { useState } from "react";
import { StepUpDialog } from "../../../features/step-up/step-up-dialog.tsx";
import { useStepUpProof } from "../../../features/step-up/use-step-up-proof.ts";
import { ErrorScreen } from "../../../frame/error-screen.tsx";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { GoodwillLimitDialog } from "./goodwill-limit-dialog.tsx";
import { AllowedNetworksCard } from "./networks/allowed-networks-card.tsx";
import { OperatorDialog } from "./operator-dialog.tsx";
import { OperatorTable } from "./operator-table.tsx";
import { RoleDialog } from "./role-dialog.tsx";
import { RoleTable } from "./role-table.tsx";
import { type OperatorRow, type Role, useOperators, useRoles } from "./use-manage-operators-and-roles.ts";

/** Operators with their roles, the roles with what each may do and give, and the networks of both; changes ask for a fresh proof first. */
export default function OperatorSettingsPage() {
  const operators = useOperators();
  const roles = useRoles();
  const stepUp = useStepUpProof();
  const [operator, setOperator] = useState<OperatorRow | "new" | null>(null);
  const [role, setRole] = useState<Role | "new" | null>(null);
  const [limited, setLimited] = useState<Role | null>(null);
  const error = operators.error ?? roles.error;
  if (error && !(operators.data && roles.data)) {
    return (
      <ErrorScreen
        error={error}
        onRetry={() => {
          void operators.refetch();
          void roles.refetch();
        }}
      />
    );
  }
  if (!operators.data || !roles.data) return <RowsSkeleton rows={10} />;
  return (
    <>
      <Card
        title={`운영자 ${operators.data.list.length}명`}
        aside={
          <Button tone="tint" onClick={() => stepUp.begin(() => setOperator("new"))}>
            운영자 더하기
          </Button>
        }
      >
        <OperatorTable
          operators={operators.data.list}
          roles={roles.data.list}
          onEdit={(row) => stepUp.begin(() => setOperator(row))}
        />
      </Card>
      <Card
        title="역할과 할 수 있는 일"
        aside={<Button onClick={() => stepUp.begin(() => setRole("new"))}>역할 만들기</Button>}
      >
        <RoleTable
          roles={roles.data.list}
          onEdit={(each) => stepUp.begin(() => setRole(each))}
          onLimit={(each) => stepUp.begin(() => setLimited(each))}
        />
      </Card>
      <AllowedNetworksCard begin={stepUp.begin} />
      {stepUp.isAsking && <StepUpDialog onProved={stepUp.proved} onClose={stepUp.leave} />}
      {operator && (
        <OperatorDialog
          operator={operator === "new" ? null : operator}
          roles={roles.data.list}
          onClose={() => setOperator(null)}
        />
      )}
      {limited && <GoodwillLimitDialog role={limited} onClose={() => setLimited(null)} />}
      {role && <RoleDialog role={role === "new" ? null : role} onClose={() => setRole(null)} />}
    </>
  );
}
