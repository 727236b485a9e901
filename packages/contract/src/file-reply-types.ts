import { Type } from "typebox";

/** File that a call answers with, as the server makes it; on the wire it is the bytes alone. */
export type FileReply = {
  fileName: string;
  contentType: string;
  /** Bytes as they are written. */
  chunks: AsyncIterable<Uint8Array>;
  /** Password that the file asks for, answered once in the header `x-file-password`. */
  password?: string;
};
export const FileReply = Type.Unsafe<FileReply>({ type: "string", contentEncoding: "binary" });
