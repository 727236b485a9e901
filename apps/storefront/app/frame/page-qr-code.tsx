import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useWideWindow } from "./use-wide-window.ts";

/** QR code of the current page's URL, rendered only in windows wide enough to show it. */
export function PageQrCode() {
  const location = useLocation();
  const isWide = useWideWindow();
  const [drawing, setDrawing] = useState<{ size: number; path: string } | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location is a new address to draw.
  useEffect(() => {
    if (!isWide) return;
    let current = true;
    drawQrCode(window.location.href).then((drawn) => {
      if (current) setDrawing(drawn);
    });
    return () => {
      current = false;
    };
  }, [location, isWide]);

  if (!drawing) return <span className="size-28 flex-none rounded-md bg-white" />;
  return (
    <svg
      className="size-28 flex-none rounded-md bg-white p-1"
      viewBox={`-1 -1 ${drawing.size + 2} ${drawing.size + 2}`}
      role="img"
      aria-label="이 화면의 QR 코드"
    >
      <path d={drawing.path} className="fill-photo-ink" />
    </svg>
  );
}

async function drawQrCode(text: string): Promise<{ size: number; path: string }> {
  const { default: qrcode } = await import("qrcode-generator");
  const code = qrcode(0, "L");
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  const dark: string[] = [];
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (code.isDark(row, column)) dark.push(`M${column} ${row}h1v1h-1z`);
    }
  }
  return { size, path: dark.join("") };
}
