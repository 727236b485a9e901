import type { Input } from "@todayfruit/contract/all-calls";
import type { RefusalDetail } from "@todayfruit/contract/error-body";
import type { Permission } from "@todayfruit/domain/operators/permissions";
import { MOST_OWN_ROLES } from "@todayfruit/domain/operators/role-network-api-key-limits";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { Tx } from "../../../db/database.ts";
import type { Answer } from "../../../http/bind-calls.ts";
import type { Actor, OperatorContext } from "../../../http/handler-context-types.ts";
import { countManagers, lockOperators } from "../operators.repository.ts";
import { addRoleChangeToTrail } from "./add-role-change-to-trail.ts";
import { lockRole, type RoleLockRefusal } from "./lock-role.ts";
import { presentRole } from "./role.presenter.ts";
import {
  addRole,
  countOwnRoles,
  deleteRole,
  listRoles,
  type RoleRow,
  setPermissions,
  setTitle,
} from "./roles.repository.ts";

/** Lists all roles with their permissions. */
export async function listAllRoles(
  _input: Input<"GET /operator/v1/roles">,
  { db }: OperatorContext,
): Promise<Answer<"GET /operator/v1/roles">> {
  return ok({ list: (await listRoles(db)).map(presentRole), nextPage: null });
}

/** Adds a role; its permissions are held by the operator who adds it. */
export function addOwnRole(
  { body, query }: Input<"POST /operator/v1/roles">,
  context: OperatorContext,
): Promise<Answer<"POST /operator/v1/roles">> {
  return context.db.transaction<Answer<"POST /operator/v1/roles">>(
    async (tx) => {
      await lockOperators(tx);
      if (holdsNot(context, body.permissions)) return refuse("PERMISSION_NOT_HELD");
      if ((await countOwnRoles(tx)) >= MOST_OWN_ROLES) return refuse("ROLES_FULL");
      const id = await addRole(tx, body.name, body.title);
      if (id === null) return refuse("ROLE_NAME_TAKEN");
      await setPermissions(tx, id, body.permissions);
      return ok(
        await addRoleChangeToTrail(tx, context, {
          id,
          action: "roles.add",
          before: null,
          reason: body.reason,
        }),
      );
    },
    (result) => result.ok && query?.dryRun !== true,
  );
}

/** Changes title and permissions of an own role, for all who hold it. */
export function changeRole(
  { path, body, query }: Input<"PUT /operator/v1/roles/{id}">,
  context: OperatorContext,
): Promise<Answer<"PUT /operator/v1/roles/{id}">> {
  return context.db.transaction<Answer<"PUT /operator/v1/roles/{id}">>(
    async (tx) => {
      const own = await lockOwnRole(tx, path.id, body.version);
      if (!own.ok) return own;
      const before = own.value;
      const added = body.permissions.filter((permission) => !before.permissions.includes(permission));
      if (holdsNot(context, added)) return refuse("PERMISSION_NOT_HELD");
      await setTitle(tx, path.id, body.title);
      await setPermissions(tx, path.id, body.permissions);
      if ((await countManagers(tx)) === 0) return refuse("LAST_MANAGER");
      const change = {
        id: path.id,
        action: "roles.change",
        before: presentRole(before),
        reason: body.reason,
      };
      return ok(await addRoleChangeToTrail(tx, context, change));
    },
    (result) => result.ok && query?.dryRun !== true,
  );
}

/** Deletes an own role that no operator holds. */
export function removeRole(
  { path, body, query }: Input<"POST /operator/v1/roles/{id}/delete">,
  context: OperatorContext,
): Promise<Answer<"POST /operator/v1/roles/{id}/delete">> {
  return context.db.transaction<Answer<"POST /operator/v1/roles/{id}/delete">>(
    async (tx) => {
      const own = await lockOwnRole(tx, path.id, body.version);
      if (!own.ok) return own;
      await setPermissions(tx, path.id, []);
      if (!(await deleteRole(tx, path.id))) return refuse("ROLE_IN_USE");
      const before = presentRole(own.value);
      return ok(
        await addRoleChangeToTrail(tx, context, {
          id: path.id,
          action: "roles.delete",
          before,
          reason: body.reason,
        }),
      );
    },
    (result) => result.ok && query?.dryRun !== true,
  );
}

/** Returns true for permissions of which the operator lacks one; the command line itself holds all. */
export function holdsNot({ operator }: Actor, permissions: readonly Permission[]): boolean {
  return operator !== null && permissions.some((permission) => !operator.permissions.includes(permission));
}

/** Finds an own role at the version seen, while operators are locked. */
async function lockOwnRole(
  tx: Tx,
  id: number,
  version: number,
): Promise<Result<RoleRow, RoleLockRefusal | "ROLE_BUILT_IN", RefusalDetail | undefined>> {
  const role = await lockRole(tx, id, version);
  return role.ok && !role.value.is_own ? refuse("ROLE_BUILT_IN") : role;
}
