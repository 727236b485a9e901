/**
 * `fetch` on XMLHttpRequest that reports upload progress, which `fetch` cannot.
 *
 * @param onProgress called with the share sent, between 0 and 1
 * @param cancelled ends the request, beside the signal of the call
 */
export function fetchWithUploadProgress(
  onProgress: (share: number) => void,
  cancelled?: AbortSignal,
): typeof fetch {
  return (address, { method = "GET", headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, String(address));
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable) onProgress(loaded / total);
      };
      request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
      request.onerror = () => reject(new TypeError("No answer"));
      request.onabort = () => reject(signal?.reason ?? new TypeError("No answer"));
      for (const each of [signal, cancelled]) each?.addEventListener("abort", () => request.abort());
      if (cancelled?.aborted) reject(cancelled.reason);
      else request.send(body as XMLHttpRequestBodyInit);
    });
}
