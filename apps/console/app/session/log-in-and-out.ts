import { send } from "../api/console-api.ts";

export type Credentials = { email: string; password: string; code: string };

/** Logs an operator in; the session's cookie is set by the server and is not readable here. */
export async function logIn(credentials: Credentials): Promise<{ mustChangePassword: boolean }> {
  const response = await send("/session", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(credentials),
  });
  return response.json();
}

/** Ends the session, here and at the shop. */
export async function logOut(): Promise<void> {
  await send("/session", { method: "DELETE" });
}
