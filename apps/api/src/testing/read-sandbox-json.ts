/** Reads what the sandbox generated at its start, such as its keys and ports. */
export async function readSandboxJson<T>(sandboxUrl: string, path: string): Promise<T> {
  return (await (await fetch(sandboxUrl + path)).json()) as T;
}
