import { allCalls } from "@todayfruit/contract/all-calls";
import type { Call, CallName } from "@todayfruit/contract/call-definition";
import { ErrorBody } from "@todayfruit/contract/error-body";
import { Ajv, type ValidateFunction } from "ajv";

const ajv = new Ajv({ strict: false, allErrors: true });
const validators = new Map<object, ValidateFunction>();

/** Throws unless a reply is exactly what the contract promises, no field more; refusals must be declared by their call. */
export function checkReplyAgainstContract(name: CallName, status: number, body: unknown): void {
  const call: Call | undefined = (allCalls as Record<string, Call>)[name];
  if (!call) throw new Error(`${name} is not in the contract`);
  if (status === (call.empty ? 204 : 200)) {
    if (call.file || call.events) requireBytes(name, body);
    else validate(name, call.reply, body);
    return;
  }
  validate(`${name} refusal`, ErrorBody, body);
  const { code } = body as { code: string };
  const isDeclared = call.refusals.some((declared) => declared === code) || EVERYWHERE.includes(code);
  if (!isDeclared) throw new Error(`${name} refused with ${code}, which it does not declare`);
}

/** Refusals that the edge may answer before a handler runs. */
const EVERYWHERE = [
  "INVALID_INPUT",
  "PLATFORM_UNKNOWN",
  "LOGIN_REQUIRED",
  "TOKEN_INVALID",
  "MEMBER_ONLY",
  "PERMISSION_REQUIRED",
  "PASSWORD_CHANGE_REQUIRED",
  "API_KEY_NOT_ALLOWED",
  "NETWORK_NOT_ALLOWED",
  "TOO_MANY_REQUESTS",
  "SHOP_BUSY",
  "RESULT_UNKNOWN",
  "IDEMPOTENCY_KEY_REUSED",
  "IDEMPOTENCY_IN_PROGRESS",
  "BODY_TOO_LARGE",
  "MEDIA_TYPE_UNSUPPORTED",
  "PREVIEW_NOT_FOUND",
  "PREVIEW_OF_OTHER_VARIANT",
  "PREVIEW_READ_ONLY",
];

function requireBytes(name: CallName, body: unknown): void {
  if (!(body instanceof Uint8Array) || body.length === 0) throw new Error(`${name} answered no file`);
}

function validate(title: string, schema: object, body: unknown): void {
  const validator = validators.get(schema) ?? ajv.compile(schema);
  validators.set(schema, validator);
  if (!validator(body)) {
    const [first] = validator.errors ?? [];
    throw new Error(`${title}: ${first?.instancePath} ${first?.message} ${JSON.stringify(first?.params)}`);
  }
}
