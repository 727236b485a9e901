import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { codeAt } from "../../apps/api/src/features/operators/second-factor/totp-and-recovery-codes.ts";
import { buildShopDatabaseSettings } from "../load/build-shop-database-settings.ts";
import { hexOf, type OperatorAccount } from "./create-operator.ts";
import { here } from "./look-up-journey-shops.ts";

const MAIN = path.resolve(import.meta.dirname, "../../apps/shop/src/main.ts");

/** Creates a manager by the command line, as the first one of a shop; the password must be changed at the first login. */
export async function createManagerByCommand(): Promise<OperatorAccount> {
  const email = `packing${Date.now()}@todayfruit.example`;
  const env = {
    ...process.env,
    ...buildShopDatabaseSettings(here().databaseUrl),
    SANDBOX_PORT: new URL(here().sandboxUrl).port,
  };
  const words = [MAIN, "operator", "create", email, "김출고", "manager"];
  const said = await promisify(execFile)(process.execPath, words, { env });
  const password = /비밀번호\s+(\S+)/.exec(said.stdout)?.[1] ?? "";
  const uri = /otpauth:\S+/.exec(said.stdout)?.[0] ?? "";
  const secret = hexOf(new URL(uri).searchParams.get("secret") ?? "");
  const [recoveryCode = "", stepUpRecoveryCode = ""] =
    /복구 코드\s+(.+)/.exec(said.stdout)?.[1]?.split(/\s+/) ?? [];
  return { email, password, recoveryCode, stepUpRecoveryCode, code: () => codeAt(secret, new Date()) };
}
