import { type Settings, sandboxPortOf } from "@todayfruit/api/env";
import { createMetrics } from "@todayfruit/api/http/operations/log-and-measure-requests";
import { createServices } from "../../create-services.ts";
import { openAndMigrateDatabase } from "../../database/open-and-migrate-database.ts";
import type { CommandContext } from "../command-context-types.ts";
import { StopWithMessageError } from "../stop-with-message-error.ts";
import { usage, VERBS } from "./all-verbs.ts";
import { createOperatorByCommand } from "./create-operator.ts";
import { makeCallAsOperator } from "./make-call-as-operator.ts";

/**
 * `operator create <e-mail> <name> <role,…>` creates an account; every other verb makes one call of `/operator/v1` in
 * the name of `--as <e-mail>`, with the same checks, permissions and audit trail as over the network.
 */
export async function runOperatorCommand(
  settings: Settings,
  { words, opened }: CommandContext,
): Promise<void> {
  const [verb = "", ...rest] = words;
  if (verb !== "create" && !Object.hasOwn(VERBS, verb)) throw new StopWithMessageError(usage());
  const database = await openAndMigrateDatabase(settings, opened);
  const sandboxUrl = `http://localhost:${sandboxPortOf(settings)}`;
  const services = createServices({ ...settings, LOG_LEVEL: "error" }, database, sandboxUrl, createMetrics());
  opened.defer(async () => {
    await Promise.all(Object.values(services.databases).map((db) => db.close()));
  });
  if (verb === "create") return createOperatorByCommand(services, rest);
  const at = rest.indexOf("--as");
  const email = at === -1 ? undefined : rest[at + 1];
  if (email === undefined) throw new StopWithMessageError("누가 하는 일인지 적어 주세요: --as <이메일>");
  const ask = VERBS[verb];
  const call = await ask?.read(rest.toSpliced(at, 2));
  if (!call)
    throw new StopWithMessageError(`이렇게 적어 주세요: operator ${verb} ${ask?.words} --as <이메일>`);
  await makeCallAsOperator(services, email, call);
}
