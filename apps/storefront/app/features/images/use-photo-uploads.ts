import { useRef, useState } from "react";
import { apiWith } from "../../api/browser-api.ts";
import { extractErrorText } from "../../api/extract-error-text.ts";
import { fetchWithUploadProgress } from "./fetch-with-upload-progress.ts";
import { isUploadRefusedForGood } from "./is-upload-refused-for-good.ts";

/** Timeout of an upload in ms; a large picture on a slow network takes long. */
const LONGEST = 120_000;

/** Picked picture: uploading, stored under `path`, or refused with a reason. */
export type PickedPhoto = {
  key: string;
  /** File name. */
  name: string;
  path: string | null;
  /** Share uploaded, between 0 and 1. */
  share: number;
  error: string | null;
  /** True when the upload failed and can be retried; a refused file would be refused again. */
  canRetry: boolean;
};

export type Photos = {
  list: readonly PickedPhoto[];
  /** Paths of the uploaded pictures. */
  paths: readonly string[];
  /** Share uploaded of all pictures not refused, between 0 and 1. */
  share: number;
  isBusy: boolean;
  add(files: readonly File[]): void;
  retry(key: string): void;
  remove(key: string): void;
};

/**
 * Uploads pictures one after the other as soon as they are picked. A refused one stays until removed; a failed one can
 * be retried.
 *
 * @param kept paths already uploaded, when editing
 * @param mostBytes size above which a picture is refused before it is sent
 */
export function usePhotoUploads(
  most: number,
  kept: readonly string[] = [],
  mostBytes = Number.POSITIVE_INFINITY,
): Photos {
  const [list, setList] = useState<readonly PickedPhoto[]>(() =>
    kept.map((path) => ({ ...NEW, key: path, name: path, path })),
  );
  const queue = useRef(Promise.resolve());
  const files = useRef(new Map<string, File>());
  function change(key: string, part: Partial<PickedPhoto>): void {
    setList((before) => before.map((photo) => (photo.key === key ? { ...photo, ...part } : photo)));
  }

  async function send(key: string): Promise<void> {
    const file = files.current.get(key);
    if (!file) return;
    try {
      const body = new Uint8Array(await file.arrayBuffer());
      const api = apiWith({
        fetch: fetchWithUploadProgress((share) => change(key, { share })),
        timeout: LONGEST,
      });
      const { path } = await api("POST /v1/app-users/images", { body });
      change(key, { path });
    } catch (error) {
      change(key, { error: extractErrorText(error), canRetry: !isUploadRefusedForGood(error) });
    }
  }

  function queueUp(key: string): void {
    queue.current = queue.current.then(() => send(key));
  }

  const wanted = list.filter(({ error }) => error === null);

  return {
    list,
    paths: list.flatMap(({ path }) => (path === null ? [] : [path])),
    share:
      wanted.reduce((sum, { path, share }) => sum + (path === null ? share : 1), 0) / (wanted.length || 1),
    isBusy: wanted.some(({ path }) => path === null),
    add(all) {
      const picked = all.slice(0, most - list.length).map((file) => {
        const key = crypto.randomUUID();
        if (file.size > mostBytes) {
          const limit = `${Math.floor(mostBytes / 1024 / 1024)}MB`;
          return {
            ...NEW,
            key,
            name: file.name,
            error: `사진을 올리지 못했어요. ${limit}보다 작은 사진을 골라주세요`,
          };
        }
        files.current.set(key, file);
        return { ...NEW, key, name: file.name };
      });
      setList([...list, ...picked]);
      for (const { key, error } of picked) if (error === null) queueUp(key);
    },
    retry(key) {
      change(key, NEW);
      queueUp(key);
    },
    remove(key) {
      files.current.delete(key);
      setList((before) => before.filter((photo) => photo.key !== key));
    },
  };
}

const NEW = { path: null, share: 0, error: null, canRetry: false };
