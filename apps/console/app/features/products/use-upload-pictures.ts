import { useMutation } from "@tanstack/react-query";
import { uploadGoodsPicture } from "../../api/upload-picture.ts";
import { toasts } from "../../ui/feedback/toast-store.ts";

/** Uploads pictures of goods one after the other; hands on their paths in the order in which they were chosen. */
export function useUploadPictures(onUploaded: (paths: string[]) => void) {
  return useMutation({
    mutationFn: async (files: readonly File[]) => {
      const paths: string[] = [];
      for (const file of files) paths.push(await uploadGoodsPicture(file));
      return paths;
    },
    networkMode: "always",
    onSuccess: onUploaded,
    onError: ({ message }) => toasts.show({ text: message, isFailure: true }),
  });
}
