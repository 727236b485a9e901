import { randomUUID } from "node:crypto";
import { createOperator } from "@todayfruit/api/features/operators/manage-operators";
import type { Services } from "@todayfruit/api/http/handler-context-types";
import { refusalMessage } from "@todayfruit/contract/refusals";
import { StopWithMessageError } from "../stop-with-message-error.ts";

const PASSWORD_BYTES = 15;

/** Creates an operator's account with a generated password, printed once with the secret for the authenticator app. */
export async function createOperatorByCommand(services: Services, words: readonly string[]): Promise<void> {
  const [email, name, roles, ...more] = words;
  if (!email?.includes("@") || !name || !roles || more.length > 0) {
    throw new StopWithMessageError("이렇게 적어 주세요: operator create <이메일> <이름> <역할,…>");
  }
  const password = Buffer.from(services.randomBytes(PASSWORD_BYTES)).toString("base64url");
  const created = await createOperator(
    { ...services, operator: null, requestId: `command ${randomUUID()}` },
    { email, name, password, roles: roles.split(",") },
  );
  if (!created.ok) throw new StopWithMessageError(refusalMessage(created.code));
  const { enrolmentUri, recoveryCodes } = created.value;
  console.log(`운영자 ${email}을 만들었어요. 아래는 지금 한 번만 보여요.

비밀번호      ${password}
인증 앱 등록  ${enrolmentUri}
복구 코드     ${recoveryCodes.join(" ")}`);
}
