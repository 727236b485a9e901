/** Nothing there, or only a folder, or a file where a folder would be. */
export function isMissing(error: unknown): boolean {
  return (
    error instanceof Error && "code" in error && ["ENOENT", "EISDIR", "ENOTDIR"].includes(String(error.code))
  );
}
