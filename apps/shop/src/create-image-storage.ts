import type { Settings } from "@todayfruit/api/env";
import { createLocalFolder } from "@todayfruit/api/gateways/storage/local-folder";
import { createS3Bucket } from "@todayfruit/api/gateways/storage/s3-bucket";
import type { Storage } from "@todayfruit/api/gateways/storage/storage-types";

/** Storage of pictures: the configured bucket, or the shop's own folder. */
export function createImageStorage(settings: Settings): Storage {
  const { STORAGE_S3_URL, STORAGE_S3_KEY, STORAGE_S3_SECRET, DATA_DIR } = settings;
  if (STORAGE_S3_URL && STORAGE_S3_KEY && STORAGE_S3_SECRET) {
    return createS3Bucket({ url: STORAGE_S3_URL, accessKey: STORAGE_S3_KEY, secretKey: STORAGE_S3_SECRET });
  }
  return createLocalFolder(`${DATA_DIR}/storage`);
}
