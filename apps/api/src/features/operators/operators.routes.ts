import { operatorCalls } from "@todayfruit/contract/calls/operator/operators";
import { ok, refuse } from "@todayfruit/domain/result";
import { bind } from "../../http/bind.ts";
import { listActions } from "./actions.repository.ts";
import { changePassword } from "./change-password.ts";
import { logInOperator } from "./log-in-operator.ts";
import { changeOperator, createOperator, renewSecondFactor } from "./manage-operators.ts";
import { revokeOperatorToken } from "./operator-sessions.repository.ts";
import { presentAction, presentOperator } from "./operators.presenter.ts";
import { listOperators } from "./operators.repository.ts";
import { stepUp } from "./step-up/step-up.ts";

const DEFAULT_TAKE = 50;

export const operatorRoutes = bind(operatorCalls, {
  "POST /operator/v1/tokens": logInOperator,
  "DELETE /operator/v1/tokens": async (_input, { db, tokenHash, now }) => {
    if (tokenHash) await revokeOperatorToken(db, tokenHash, now());
    return ok({});
  },
  "GET /operator/v1/me": async (_input, { operator }) =>
    ok({
      id: operator.id,
      email: operator.email,
      name: operator.name,
      permissions: [...operator.permissions],
      mustChangePassword: operator.mustChangePassword,
    }),
  "PUT /operator/v1/me/password": changePassword,
  "POST /operator/v1/step-ups": stepUp,
  "GET /operator/v1/operators": async (_input, { db }) =>
    ok({ list: (await listOperators(db)).map(presentOperator) }),
  "POST /operator/v1/operators": ({ body }, context) => createOperator(context, body),
  "PUT /operator/v1/operators/{id}": changeOperator,
  "POST /operator/v1/operators/{id}/second-factor": renewSecondFactor,
  "GET /operator/v1/actions": async ({ query }, { db }) => {
    const { take = DEFAULT_TAKE, nextPage } = query ?? {};
    if (nextPage !== undefined && !/^[1-9]\d{0,17}$/.test(nextPage)) {
      return refuse("INVALID_INPUT", {
        fields: [{ field: "nextPage", message: "앞선 목록의 nextPage를 그대로 보내 주세요" }],
      });
    }
    const rows = await listActions(db, {
      subject: query?.subject ?? null,
      operatorId: query?.operatorId ?? null,
      before: nextPage ?? null,
      take: take + 1,
    });
    const shown = rows.slice(0, take);
    return ok({
      list: shown.map(presentAction),
      nextPage: rows.length > take ? String(shown.at(-1)?.id) : null,
    });
  },
});
