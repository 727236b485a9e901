/**
 * Rectangle in a colour from data; an SVG presentation attribute, since the Content-Security-Policy forbids style
 * attributes.
 */
export function BannerColorBackground({ color }: { color: string }) {
  return (
    <svg className="banner-ground absolute inset-0 size-full" aria-hidden="true">
      <rect width="100%" height="100%" fill={color} />
    </svg>
  );
}
