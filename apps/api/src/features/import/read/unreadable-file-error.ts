/** File that cannot be read or parsed; `reason` is shown to the operator who imports it. */
export class UnreadableFileError extends Error {
  readonly file: string;
  readonly reason: string;
  constructor(file: string, reason: string) {
    super(`${file}: ${reason}`);
    this.name = "UnreadableFile";
    this.file = file;
    this.reason = reason;
  }
}
