import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { here } from "./shop.ts";

const MAIN = path.resolve(import.meta.dirname, "../../apps/shop/src/main.ts");
/** Somebody of their own for each file of journeys. */
const EMAIL = `packing${Date.now()}@todayfruit.example`;
const run = promisify(execFile);

let made = false;

/** What the people of the shop do, by their command line, while a shopper looks on. */
export async function operate(...words: string[]): Promise<string> {
  if (!made) await command("create", EMAIL, "김출고", "manager");
  made = true;
  return command(...words, "--as", EMAIL);
}

async function command(...words: string[]): Promise<string> {
  const env = {
    ...process.env,
    DATABASE_URL: here().databaseUrl,
    SANDBOX_PORT: new URL(here().sandboxUrl).port,
  };
  return (await run(process.execPath, [MAIN, "operator", ...words], { env })).stdout;
}
