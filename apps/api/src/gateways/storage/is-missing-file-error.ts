/** Tells whether an error means that there is no file: the path does not exist, is a folder, or leads through a file. */
export function isMissingFileError(error: unknown): boolean {
  return (
    error instanceof Error && "code" in error && ["ENOENT", "EISDIR", "ENOTDIR"].includes(String(error.code))
  );
}
