/** A file that cannot be read as what it should be; `reason` is said to whoever imports it. */
export class UnreadableFile extends Error {
  readonly file: string;
  readonly reason: string;
  constructor(file: string, reason: string) {
    super(`${file}: ${reason}`);
    this.name = "UnreadableFile";
    this.file = file;
    this.reason = reason;
  }
}
