import type { Input } from "@todayfruit/contract/all-calls";
import { agreesWithFarms } from "@todayfruit/domain/operators/farm-operator-role";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { Tx } from "../../db/database.ts";
import type { Answer } from "../../http/bind-calls.ts";
import type { Actor, OperatorContext, Services } from "../../http/handler-context-types.ts";
import { isGuessablePassword } from "../../passwords/is-guessable-password.ts";
import { hashPassword } from "../../passwords/password-hash.ts";
import { addAction } from "../operator-actions/operator-actions.repository.ts";
import { endOtherSessions } from "./add-and-end-operator-sessions.repository.ts";
import { presentOperator } from "./operators.presenter.ts";
import {
  addOperator,
  countManagers,
  listOperators,
  lockOperator,
  lockOperators,
  setActive,
  setFarms,
  setRoles,
  setSecondFactor,
} from "./operators.repository.ts";
import { holdsNot } from "./roles/manage-roles.ts";
import { listAddedPermissions } from "./roles/roles.repository.ts";
import { aboutSecondFactor, newSecondFactor } from "./second-factor/totp-and-recovery-codes.ts";

/** Shows the operator of a token with their permissions. */
export async function showOwnOperator(
  _input: Input<"GET /operator/v1/me">,
  { operator }: OperatorContext,
): Promise<Answer<"GET /operator/v1/me">> {
  return ok({
    id: operator.id,
    email: operator.email,
    name: operator.name,
    permissions: [...operator.permissions],
    distributorIds: operator.distributorIds && [...operator.distributorIds],
    mustChangePassword: operator.mustChangePassword,
  });
}

/** Lists all operators with their roles, including closed accounts. */
export async function listAllOperators(
  _input: Input<"GET /operator/v1/operators">,
  { db }: OperatorContext,
): Promise<Answer<"GET /operator/v1/operators">> {
  return ok({ list: (await listOperators(db)).map(presentOperator) });
}

/** Creates an operator; the calling operator passes on the initial password. */
export function addNewOperator(
  { body }: Input<"POST /operator/v1/operators">,
  context: OperatorContext,
): Promise<Answer<"POST /operator/v1/operators">> {
  return createOperator(context, body);
}

type AssignRefusal = "PERMISSION_NOT_HELD" | "ROLE_UNKNOWN" | "ROLE_OF_FARM" | "DISTRIBUTOR_UNKNOWN";
type Enrolled = { id: number; enrolmentUri: string; recoveryCodes: string[] };
type Needs = Pick<Services, "db" | "now" | "randomBytes" | "rules" | "sealing"> & Actor;

type Refused = "EMAIL_TAKEN" | "PASSWORD_COMMON" | AssignRefusal;

/**
 * Creates an account with its second factor; enrolment URI and recovery codes are returned only here. The password must
 * be changed at the first login, because another person knows it. The command line creates the first account; its
 * `operator` is `null`.
 */
export async function createOperator(
  context: Needs,
  said: Input<"POST /operator/v1/operators">["body"],
): Promise<Result<Enrolled, Refused, undefined>> {
  const email = said.email.trim().toLowerCase();
  if (isGuessablePassword(said.password, [email, said.name])) return refuse("PASSWORD_COMMON");
  const passwordHash = await hashPassword(said.password);
  return context.db.transaction<Result<Enrolled, Refused, undefined>>(
    async (tx) => {
      await lockOperators(tx);
      const id = await addOperator(tx, { email, name: said.name.trim(), passwordHash, now: context.now() });
      if (id === null) return refuse("EMAIL_TAKEN");
      const farms = said.distributorIds ?? [];
      const assigned = await assign(tx, context, { id, roles: said.roles, farms });
      if (!assigned.ok) return assigned;
      await addAction(tx, context, {
        action: "operators.create",
        subject: `operator ${id}`,
        before: null,
        after: { email, roles: said.roles, distributorIds: farms },
        reason: null,
      });
      return ok(await enrol(context, tx, { id, email }));
    },
    (result) => result.ok,
  );
}

/** Changes an operator's roles, or closes the account. Refuses to remove the last operator who manages operators. */
export async function changeOperator(
  { path, body }: Input<"PUT /operator/v1/operators/{id}">,
  context: OperatorContext,
): Promise<Answer<"PUT /operator/v1/operators/{id}">> {
  return context.db.transaction<Answer<"PUT /operator/v1/operators/{id}">>(
    async (tx) => {
      const before = await lockOperator(tx, path.id);
      if (!before) return refuse("OPERATOR_NOT_FOUND");
      const farms = body.distributorIds ?? before.distributor_ids;
      const assigned = await assign(tx, context, { id: path.id, roles: body.roles, farms });
      if (!assigned.ok) return assigned;
      await setActive(tx, path.id, body.isActive, context.now());
      if ((await countManagers(tx)) === 0) return refuse("LAST_MANAGER");
      await addAction(tx, context, {
        action: "operators.change",
        subject: `operator ${path.id}`,
        before: {
          roles: before.roles,
          distributorIds: before.distributor_ids,
          isActive: before.is_active,
        },
        after: { roles: body.roles, distributorIds: farms, isActive: body.isActive },
        reason: body.reason,
      });
      return ok(
        presentOperator({
          ...before,
          roles: body.roles,
          distributor_ids: [...farms],
          is_active: body.isActive,
        }),
      );
    },
    (result) => result.ok,
  );
}

/** Replaces secret and recovery codes, for a lost phone, and ends the sessions opened with the old ones. */
export async function renewSecondFactor(
  { path, body }: Input<"POST /operator/v1/operators/{id}/second-factor">,
  context: OperatorContext,
): Promise<Answer<"POST /operator/v1/operators/{id}/second-factor">> {
  return context.db.transaction<Answer<"POST /operator/v1/operators/{id}/second-factor">>(
    async (tx) => {
      const operator = await lockOperator(tx, path.id);
      if (!operator) return refuse("OPERATOR_NOT_FOUND");
      await addAction(tx, context, {
        action: "operators.renew-second-factor",
        subject: `operator ${path.id}`,
        before: null,
        after: null,
        reason: body.reason,
      });
      const kept = operator.id === context.operator.id ? context.tokenHash : null;
      await endOtherSessions(tx, operator.id, kept, context.now());
      return ok(await enrol(context, tx, operator));
    },
    (result) => result.ok,
  );
}

/**
 * Sets roles and farms, which must agree; nobody gives a role with a permission that they lack. The caller rolls a refusal
 * back.
 */
async function assign(
  tx: Tx,
  actor: Actor,
  { id, roles, farms }: { id: number; roles: readonly string[]; farms: readonly number[] },
): Promise<Result<true, AssignRefusal, undefined>> {
  if (!agreesWithFarms(roles, farms)) return refuse("ROLE_OF_FARM");
  if (holdsNot(actor, await listAddedPermissions(tx, id, roles))) return refuse("PERMISSION_NOT_HELD");
  if (!(await setRoles(tx, id, roles))) return refuse("ROLE_UNKNOWN");
  return (await setFarms(tx, id, farms)) ? ok(true) : refuse("DISTRIBUTOR_UNKNOWN");
}

async function enrol(
  context: Needs,
  tx: Tx,
  { id, email }: { id: number; email: string },
): Promise<Enrolled> {
  const factor = newSecondFactor(context, email);
  const sealed = context.sealing.seal(factor.secret, aboutSecondFactor(id));
  await setSecondFactor(tx, id, sealed, factor.recoveryHashes);
  return { id, enrolmentUri: factor.enrolmentUri, recoveryCodes: factor.recoveryCodes };
}
