import { createApi } from "@todayfruit/api/app";
import { revokeOperatorToken } from "@todayfruit/api/features/operators/add-and-end-operator-sessions.repository";
import { issueOperatorToken } from "@todayfruit/api/features/operators/issue-operator-token";
import { findOperatorLogin } from "@todayfruit/api/features/operators/operators.repository";
import { hashToken } from "@todayfruit/api/http/authentication/read-and-hash-bearer-token";
import type { Services } from "@todayfruit/api/http/handler-context-types";
import { createMetrics } from "@todayfruit/api/http/operations/log-and-measure-requests";
import { StopWithMessageError } from "../stop-with-message-error.ts";
import type { WrittenCall } from "./verbs/verb-types.ts";

/** Makes one call as an operator, with a token that ends with the command, and prints the reply. */
export async function makeCallAsOperator(
  services: Services,
  email: string,
  call: WrittenCall,
): Promise<void> {
  const login = await findOperatorLogin(services.db, email.toLowerCase());
  if (!login) throw new StopWithMessageError(`${email}: 없거나 닫힌 운영자예요.`);
  const asker = { ...services, address: "", userAgent: "command line" };
  const { token } = await services.db.transaction((tx) => issueOperatorToken(asker, tx, login.id, "command"));
  const { app } = createApi({
    services,
    metrics: createMetrics(),
    cache: null,
    limits: { changes: 0, logins: 0, reads: 0 },
    trustProxy: false,
    isHttps: false,
  });
  try {
    const [method = "GET", template = ""] = call.name.split(" ");
    const path = template.replaceAll(/\{(\w+)\}/g, (_, field: string) =>
      encodeURIComponent(call.path?.[field] ?? ""),
    );
    const answer = await app.inject({
      method: method as "GET",
      url: path,
      headers: { authorization: `Bearer ${token}` },
      ...(call.query ? { query: call.query } : {}),
      ...(call.body ? { payload: call.body } : {}),
    });
    if (answer.statusCode >= 400) throw new StopWithMessageError(refusalOf(answer.json()));
    console.log(JSON.stringify(answer.json(), null, 2));
  } finally {
    await revokeOperatorToken(services.db, hashToken(token), services.now());
    await app.close();
  }
}

type Refused = { message: string; detail?: { fields?: { field: string; message: string }[] } };

function refusalOf({ message, detail }: Refused): string {
  const fields = (detail?.fields ?? []).map((each) => `\n  ${each.field}: ${each.message}`);
  return message + fields.join("");
}
