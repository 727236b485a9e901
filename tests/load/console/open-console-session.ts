import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { codeAt } from "../../../apps/api/src/features/operators/second-factor/totp-and-recovery-codes.ts";
import { writeSessionCookie } from "../../../apps/shop/src/console/session-cookie.ts";

const MAIN = path.resolve(import.meta.dirname, "../../../apps/shop/src/main.ts");
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const HOUR_MS = 3_600_000;

/** Creates an operator by the command line, logs in, and returns the token and its cookie in the console. */
export async function openConsoleSession(
  shopUrl: string,
  settings: Record<string, string | undefined>,
): Promise<{ name: string; value: string; token: string }> {
  const email = "bench@todayfruit.example";
  const env = { ...process.env, ...settings };
  const words = [MAIN, "operator", "create", email, "김출고", "manager"];
  const { stdout } = await promisify(execFile)(process.execPath, words, { env });
  const password = /비밀번호\s+(\S+)/.exec(stdout)?.[1] ?? "";
  const [recoveryCode = ""] = /복구 코드\s+(.+)/.exec(stdout)?.[1]?.split(/\s+/) ?? [];
  const uri = new URL(/otpauth:\S+/.exec(stdout)?.[0] ?? "");
  const code = codeAt(hexOf(uri.searchParams.get("secret") ?? ""), new Date());
  const login = { email, password, code: recoveryCode };
  const { token } = await send<{ token: string }>(shopUrl, "POST", "tokens", login);
  await send(
    shopUrl,
    "PUT",
    "me/password",
    { password, newPassword: `${password} of one's own`, code },
    token,
  );
  const [pair = ""] = writeSessionCookie(token, false, new Date(Date.now() + HOUR_MS)).split(";");
  const [name = "", value = ""] = pair.split(/=(.*)/s, 2);
  return { name, value, token };
}

async function send<Reply>(
  shopUrl: string,
  method: string,
  call: string,
  body: object,
  token?: string,
): Promise<Reply> {
  const answer = await fetch(`${shopUrl}/operator/v1/${call}`, {
    method,
    headers: {
      platform: "web",
      "content-type": "application/json",
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${call}: ${answer.status} ${await answer.text()}`);
  return (await answer.json().catch(() => null)) as Reply;
}

/** Decodes the base32 secret of an enrolment URL to hex. */
function hexOf(base32: string): string {
  const bits = [...base32].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, "0")).join("");
  const bytes = bits.match(/.{8}/g) ?? [];
  return bytes.map((byte) => Number.parseInt(byte, 2).toString(16).padStart(2, "0")).join("");
}
