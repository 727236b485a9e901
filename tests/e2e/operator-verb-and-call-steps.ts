import type { Name, Reply } from "@todayfruit/contract/all-calls";
import { VERBS } from "../../apps/shop/src/commands/operator/all-verbs.ts";
import { createManagerToken } from "./create-operator.ts";
import { here } from "./look-up-journey-shops.ts";

/** Operators' verbs of the command line, run for a journey. */

/** Operator's token of this test file, created on first use. */
let token: Promise<string> | undefined;

/** Runs an operator's verb of the command line by the call it makes. */
export async function runOperatorCommand(verb: string, ...words: string[]): Promise<void> {
  token ??= createManagerToken();
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
  token ??= createManagerToken();
  const [method = "GET", template = ""] = name.split(" ");
  const values: Readonly<Record<string, unknown>> = { ...parts };
  const address = template.replaceAll(/\{(\w+)\}/g, (_, field: string) => String(values[field]));
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
  const answer = await ask(method, `${address}?${search}`, body, await token);
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Reply<N>;
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
