/** The product's own short video. It is fetched when it is started, and starts when one asks for it. */
export function ProductVideo({ path, name }: { path: string; name: string }) {
  return (
    <section className="px-gutter pt-7" aria-labelledby="product-video">
      <h2 className="text-title2 font-bold tracking-tight" id="product-video">
        영상으로 보기
      </h2>
      <video
        className="mt-4 aspect-9/16 w-full max-w-72 rounded-lg bg-sunken object-cover"
        src={`/${path}`}
        aria-label={`${name} 영상`}
        controls
        muted
        playsInline
        preload="metadata"
      />
    </section>
  );
}
