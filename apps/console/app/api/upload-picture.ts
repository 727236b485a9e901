import { send } from "./console-api.ts";

/** Uploads a picture, which claims for buyers and answers take; returns its path. */
export function uploadPicture(file: File): Promise<string> {
  return upload("/operator/v1/inquiries/images", file);
}

/** Uploads a picture of goods, which products and displays take; returns its path. */
export function uploadGoodsPicture(file: File): Promise<string> {
  return upload("/operator/v1/images", file);
}

async function upload(address: string, file: File): Promise<string> {
  const response = await send(address, {
    method: "POST",
    headers: { "content-type": "application/octet-stream" },
    body: file,
  });
  const { path } = (await response.json()) as { path: string };
  return path;
}
