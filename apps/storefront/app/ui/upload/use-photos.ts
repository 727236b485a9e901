import { useRef, useState } from "react";
import { ApiError } from "../../api/api-error.ts";
import { apiWith } from "../../api/browser-api.ts";
import { errorText } from "../../api/error-text.ts";
import { fetchWithProgress } from "./fetch-with-progress.ts";

/** A large picture on a slow network takes its time, and is seen to. In ms. */
const LONGEST = 120_000;

/** One picture that was picked: on its way, kept under `path`, or refused with a reason. */
export type PickedPhoto = {
  key: string;
  /** As its file is called. */
  name: string;
  path: string | null;
  /** How much of it has arrived, between 0 and 1. */
  share: number;
  error: string | null;
  /** It did not arrive, and may another time; what was refused would be again. */
  canRetry: boolean;
};

export type Photos = {
  list: readonly PickedPhoto[];
  /** Where those are kept that arrived. */
  paths: readonly string[];
  /** How much of all that were not refused has arrived, between 0 and 1. */
  share: number;
  isBusy: boolean;
  add(files: readonly File[]): void;
  retry(key: string): void;
  remove(key: string): void;
};

/**
 * Pictures are sent one after the other as soon as they are picked. One that is refused stays until it is taken away; one
 * that did not arrive can be sent again.
 *
 * @param kept those that are there already, when something is changed
 */
export function usePhotos(most: number, kept: readonly string[] = []): Photos {
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
      const api = apiWith({ fetch: fetchWithProgress((share) => change(key, { share })), timeout: LONGEST });
      const { path } = await api("POST /v1/app-users/images", { body });
      change(key, { path });
    } catch (error) {
      change(key, { error: errorText(error), canRetry: !isRefused(error) });
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
        files.current.set(key, file);
        return { ...NEW, key, name: file.name };
      });
      setList([...list, ...picked]);
      for (const { key } of picked) queueUp(key);
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

/** The shop saw it and does not take it. */
function isRefused(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    error.status >= 400 &&
    error.status < 500 &&
    ![408, 429].includes(error.status)
  );
}
