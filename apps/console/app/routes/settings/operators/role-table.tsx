import { groupDigits } from "@todayfruit/domain/money/format-won";
import { permissionTitle } from "@todayfruit/domain/operators/permission-title";
import { PERMISSIONS } from "@todayfruit/domain/operators/permissions";
import Check from "lucide-react/icons/check";
import { Button } from "../../../ui/form/button.tsx";
import { Table } from "../../../ui/table/table.tsx";
import { TableRow } from "../../../ui/table/table-row.tsx";
import type { Role } from "./use-manage-operators-and-roles.ts";

type RoleTableProps = {
  roles: readonly Role[];
  onEdit(role: Role): void;
  onLimit(role: Role): void;
};

/** Permissions and goodwill limit of each role; permissions of those that come with the shop are not changed. */
export function RoleTable({ roles, onEdit, onLimit }: RoleTableProps) {
  return (
    <Table
      label="역할과 할 수 있는 일"
      heads={[{ text: "할 수 있는 일" }, ...roles.map(({ title }) => ({ text: title }))]}
    >
      {PERMISSIONS.map((permission) => (
        <TableRow key={permission}>
          <td className="whitespace-nowrap">{permissionTitle(permission)}</td>
          {roles.map(({ id, permissions }) => (
            <td key={id}>
              {permissions.includes(permission) ? (
                <Check className="text-brand" aria-label="할 수 있어요" />
              ) : (
                <span className="sr-only">할 수 없어요</span>
              )}
            </td>
          ))}
        </TableRow>
      ))}
      <TableRow>
        <td className="whitespace-nowrap">더 돌려주는 한도</td>
        {roles.map((role) => (
          <td key={role.id} className="number whitespace-nowrap">
            주문 {groupDigits(role.goodwillLimit)}원
            <span className="block">신청 {groupDigits(role.claimGoodwillLimit)}원</span>
            <Button size="sm" aria-label={`${role.title} 한도 고치기`} onClick={() => onLimit(role)}>
              고치기
            </Button>
          </td>
        ))}
      </TableRow>
      <TableRow>
        <td>사람</td>
        {roles.map(({ id, operatorCount }) => (
          <td key={id} className="number">
            {operatorCount}명
          </td>
        ))}
      </TableRow>
      <TableRow>
        <td>고치기</td>
        {roles.map((role) => (
          <td key={role.id}>
            {role.isOwn ? (
              <Button size="sm" aria-label={`${role.title} 역할 고치기`} onClick={() => onEdit(role)}>
                고치기
              </Button>
            ) : (
              <span className="text-micro text-ink-3">정해진 역할</span>
            )}
          </td>
        ))}
      </TableRow>
    </Table>
  );
}
