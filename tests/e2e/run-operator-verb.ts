import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import type { Name, Reply } from "@todayfruit/contract/all-calls";
import { codeAt } from "../../apps/api/src/features/operators/second-factor/second-factor.ts";
import { VERBS } from "../../apps/shop/src/commands/operator/all-verbs.ts";
import { databaseSettings } from "../load/database-settings.ts";
import { here } from "./journey-shop.ts";

/** Operators' verbs of the command line, run for a journey. */

const MAIN = path.resolve(import.meta.dirname, "../../apps/shop/src/main.ts");
const run = promisify(execFile);

/** Operator's token of this test file, created on first use. */
let token: Promise<string> | undefined;

/** Runs an operator's verb of the command line by the call it makes. */
export async function operate(verb: string, ...words: string[]): Promise<void> {
  token ??= makeOperator();
  const call = await VERBS[verb]?.read(words);
  if (!call) throw new Error(`No operator says ${verb} ${words.join(" ")}`);
  const [method = "GET", template = ""] = call.name.split(" ");
  const address = template.replaceAll(/\{(\w+)\}/g, (_, field: string) => call.path?.[field] ?? "");
  const answer = await ask(method, `${address}?${new URLSearchParams(call.query)}`, call.body, await token);
  if (!answer.ok) throw new Error(`${verb}: ${answer.status} ${await answer.text()}`);
}

/** Makes a call as an operator for a journey; returns its reply. */
export async function callAsOperator<N extends Name>(
  name: N,
  { path: parts = {}, query = {}, body }: { path?: object; query?: object; body?: object } = {},
): Promise<Reply<N>> {
  token ??= makeOperator();
  const [method = "GET", template = ""] = name.split(" ");
  const values: Readonly<Record<string, unknown>> = { ...parts };
  const address = template.replaceAll(/\{(\w+)\}/g, (_, field: string) => String(values[field]));
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
  const answer = await ask(method, `${address}?${search}`, body, await token);
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Reply<N>;
}

/** Account of an operator as the command line creates it, with the code of their authenticator at any time. */
export type OperatorAccount = {
  email: string;
  password: string;
  recoveryCode: string;
  /** Another recovery code, for one more login. */
  nextRecoveryCode: string;
  /** A third one, for a step-up. */
  stepUpRecoveryCode: string;
  code(): string;
};

/**
 * Creates an operator by the command line.
 *
 * @param role role of the account; a manager has all permissions
 */
export async function createManager(role = "manager"): Promise<OperatorAccount> {
  const email = `packing${Date.now()}@todayfruit.example`;
  const env = {
    ...process.env,
    ...databaseSettings(here().databaseUrl),
    SANDBOX_PORT: new URL(here().sandboxUrl).port,
  };
  const said = await run(process.execPath, [MAIN, "operator", "create", email, "김출고", role], { env });
  const password = /비밀번호\s+(\S+)/.exec(said.stdout)?.[1] ?? "";
  const uri = /otpauth:\S+/.exec(said.stdout)?.[0] ?? "";
  const secret = hexOf(new URL(uri).searchParams.get("secret") ?? "");
  const [recoveryCode = "", nextRecoveryCode = "", stepUpRecoveryCode = ""] =
    /복구 코드\s+(.+)/.exec(said.stdout)?.[1]?.split(/\s+/) ?? [];
  return {
    email,
    password,
    recoveryCode,
    nextRecoveryCode,
    stepUpRecoveryCode,
    code: () => codeAt(secret, new Date()),
  };
}

/** Creates an operator who has chosen a password of their own; they log in with `nextRecoveryCode`. */
export async function createSettledManager(role?: string): Promise<OperatorAccount> {
  const account = await createManager(role);
  await chooseOwnPassword(account);
  return { ...account, password: ownPassword(account) };
}

async function makeOperator(): Promise<string> {
  return chooseOwnPassword(await createManager());
}

function ownPassword({ password }: OperatorAccount): string {
  return `${password} of one's own`;
}

async function chooseOwnPassword(account: OperatorAccount): Promise<string> {
  const { email, password, recoveryCode, code } = account;
  const answer = await ask("POST", "/operator/v1/tokens", { email, password, code: recoveryCode });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  const { token: session } = (await answer.json()) as { token: string };
  const change = { password, newPassword: ownPassword(account), code: code() };
  const changed = await ask("PUT", "/operator/v1/me/password", change, session);
  if (!changed.ok) throw new Error(`${changed.status} ${await changed.text()}`);
  return session;
}

function ask(method: string, address: string, body?: object, bearer?: string): Promise<Response> {
  return fetch(here().shopUrl + address, {
    method,
    headers: {
      platform: "web",
      "content-type": "application/json",
      ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** Decodes the base32 secret of an enrolment URL to hex. */
function hexOf(base32: string): string {
  const bits = [...base32].map((letter) =>
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"),
  );
  const bytes = bits.join("").match(/.{8}/g) ?? [];
  return bytes.map((byte) => Number.parseInt(byte, 2).toString(16).padStart(2, "0")).join("");
}
