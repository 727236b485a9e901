import { stat } from "node:fs/promises";
import path from "node:path";
import { findContentTypeByExtension } from "../../../gateways/storage/find-content-type-by-extension.ts";
import type { FieldProblem } from "../validate/create-problem-collector.ts";

/** Media file that a row refers to. */
export type MediaUse = { field: string; path: string; kind: "image" | "video" };

export function image(path: string, field: string): MediaUse {
  return { field, path, kind: "image" };
}

export function images(paths: readonly string[], field: string): MediaUse[] {
  return paths.map((path, index) => image(path, `${field}[${index}]`));
}

/**
 * Checks that media files exist and are of the right kind.
 *
 * @param seen files that were already found
 */
export async function problemsOfMedia(
  folder: string,
  seen: ReadonlySet<string>,
  uses: readonly MediaUse[],
): Promise<FieldProblem[]> {
  const found = await Promise.all(
    uses.map(async ({ field, path: file, kind }) => {
      if (findContentTypeByExtension(file)?.split("/")[0] !== kind)
        return [{ field, reason: WRONG_KIND[kind] }];
      if (seen.has(file) || (await isFile(path.join(folder, file)))) return [];
      return [{ field, reason: `${file} 파일이 없어요` }];
    }),
  );
  return found.flat();
}

const WRONG_KIND = {
  image: "사진 파일(jpg, png, webp, avif)이어야 해요",
  video: "영상 파일(mp4, webm)이어야 해요",
} as const;

async function isFile(file: string): Promise<boolean> {
  try {
    const found = await stat(file);
    return found.isFile() && found.size > 0;
  } catch (error) {
    if (error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR"))
      return false;
    throw error;
  }
}
