/** A colour that is data: a presentation attribute of SVG needs no style attribute. */
export function Ground({ color }: { color: string }) {
  return (
    <svg className="banner-ground absolute inset-0 size-full" aria-hidden="true">
      <rect width="100%" height="100%" fill={color} />
    </svg>
  );
}
