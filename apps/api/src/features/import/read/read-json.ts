import { createReadStream } from "node:fs";
import path from "node:path";
import { BrokenArray, splitJsonArray } from "./split-json-array.ts";
import { UnreadableFileError } from "./unreadable-file-error.ts";

/** Item of an array file. `row` counts from 1. */
export type Item = { row: number; value: unknown; bytes: number };

const MAX_WHOLE_BYTES = 64 * 1024 * 1024;

/**
 * Reads the items of a JSON array one at a time.
 *
 * @throws UnreadableFileError
 */
export async function* readItems(folder: string, file: string): AsyncGenerator<Item> {
  let row = 0;
  try {
    for await (const item of splitJsonArray(bytesOf(folder, file))) {
      row += 1;
      yield { row, value: parse(item, file, row), bytes: item.byteLength };
    }
  } catch (error) {
    throw error instanceof BrokenArray
      ? new UnreadableFileError(file, REASONS[error.kind](error.after))
      : error;
  }
}

/**
 * Reads and parses a whole JSON file.
 *
 * @throws UnreadableFileError
 */
export async function readWhole(folder: string, file: string): Promise<unknown> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of bytesOf(folder, file)) {
    parts.push(part);
    length += part.byteLength;
    if (length > MAX_WHOLE_BYTES) throw new UnreadableFileError(file, "64MB보다 커서 읽지 않았어요.");
  }
  return parse(Buffer.concat(parts), file, null);
}

async function* bytesOf(folder: string, file: string): AsyncGenerator<Uint8Array> {
  try {
    yield* createReadStream(path.join(folder, file), { highWaterMark: 256 * 1024 });
  } catch (error) {
    throw explained(file, error);
  }
}

const REASONS_OF_CODES: Record<string, string> = {
  ENOENT: "파일이 없어요. 가져올 폴더를 확인해 주세요.",
  ENOTDIR: "파일이 없어요. 가져올 폴더를 확인해 주세요.",
  EACCES: "파일을 읽을 권한이 없어요.",
  EISDIR: "파일이 아니라 폴더예요.",
};

function explained(file: string, error: unknown): unknown {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const reason = REASONS_OF_CODES[code];
  return reason === undefined ? error : new UnreadableFileError(file, reason);
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

function parse(bytes: Uint8Array, file: string, row: number | null): unknown {
  const place = row === null ? "파일을" : `${row}번째 항목을`;
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch {
    throw new UnreadableFileError(
      file,
      "UTF-8이 아니에요. EUC-KR(CP949)로 저장했다면 UTF-8로 다시 저장해 주세요.",
    );
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableFileError(
      file,
      `${place} JSON으로 읽을 수 없어요. 쉼표, 따옴표, 괄호를 확인해 주세요.`,
    );
  }
}

const REASONS: Record<BrokenArray["kind"], (after: number) => string> = {
  "not-an-array": () => "JSON 배열 [ … ]이 아니거나 UTF-8이 아니에요.",
  "cut-off": (after) => `파일이 중간에 끊겼어요. ${after}번째 항목까지는 온전해요.`,
  misplaced: (after) => `${after}번째 항목 다음에 쉼표가 잘못 놓였어요.`,
  "too-long": (after) =>
    `${after + 1}번째 항목이 16MB를 넘어요. 따옴표나 괄호가 빠지지 않았는지 확인해 주세요.`,
  "text-after": (after) => `배열이 끝난 다음(${after}번째 항목 뒤)에 다른 글자가 있어요.`,
};
