import { useRef, useState } from "react";
import { api } from "../../api/browser-api.ts";
import { errorText } from "../../api/error-text.ts";

/** One picture that was picked: on its way, kept under `path`, or refused with a reason. */
export interface PickedPhoto {
  key: string;
  /** As its file is called. */
  name: string;
  path: string | null;
  error: string | null;
}

export interface Photos {
  list: readonly PickedPhoto[];
  /** Where those are kept that arrived. */
  paths: readonly string[];
  isBusy: boolean;
  add(files: readonly File[]): void;
  remove(key: string): void;
}

/** Pictures are sent one after the other as soon as they are picked; one that is refused stays until it is taken away. */
export function usePhotos(most: number): Photos {
  const [list, setList] = useState<readonly PickedPhoto[]>([]);
  const queue = useRef(Promise.resolve());
  function change(key: string, part: Partial<PickedPhoto>): void {
    setList((before) => before.map((photo) => (photo.key === key ? { ...photo, ...part } : photo)));
  }

  async function send(key: string, file: File): Promise<void> {
    try {
      const body = new Uint8Array(await file.arrayBuffer());
      const { path } = await api("POST /v1/app-users/images", { body });
      change(key, { path });
    } catch (error) {
      change(key, { error: errorText(error) });
    }
  }

  return {
    list,
    paths: list.flatMap(({ path }) => (path === null ? [] : [path])),
    isBusy: list.some(({ path, error }) => path === null && error === null),
    add(files) {
      const picked = files.slice(0, most - list.length).map((file) => {
        const key = crypto.randomUUID();
        return { file, photo: { key, name: file.name, path: null, error: null } };
      });
      setList([...list, ...picked.map(({ photo }) => photo)]);
      for (const { file, photo } of picked) {
        queue.current = queue.current.then(() => send(photo.key, file));
      }
    },
    remove: (key) => setList((before) => before.filter((photo) => photo.key !== key)),
  };
}
