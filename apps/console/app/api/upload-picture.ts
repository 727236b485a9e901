import { send } from "./console-api.ts";

/** Uploads a picture, which claims for buyers and answers take; returns its path. */
export async function uploadPicture(file: File): Promise<string> {
  const response = await send("/operator/v1/inquiries/images", {
    method: "POST",
    headers: { "content-type": "application/octet-stream" },
    body: file,
  });
  const { path } = (await response.json()) as { path: string };
  return path;
}
