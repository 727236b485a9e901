import { useEffect, useRef } from "react";

/** Longest pause in ms between two letters of a barcode scanner; nobody types that fast. */
const LETTER_MS = 50;
const LEAST_LETTERS = 6;
/** Letters of an order number, which the barcodes of the shop hold. */
const SCANNED = /^[\d-]$/;

/** Runs with the text that a barcode scanner types and ends with Enter, wherever the focus is. */
export function useScanner(onScan: (text: string) => void): void {
  const latest = useRef(onScan);
  latest.current = onScan;
  useEffect(() => {
    let letters = "";
    let lastAt = Number.NEGATIVE_INFINITY;
    const onKey = (event: KeyboardEvent) => {
      if (event.timeStamp - lastAt > LETTER_MS) letters = "";
      lastAt = event.timeStamp;
      if (SCANNED.test(event.key)) letters += event.key;
      // A digit that follows another that fast is no shortcut.
      if (SCANNED.test(event.key) && letters.length > 1) event.stopImmediatePropagation();
      if (event.key !== "Enter" || letters.length < LEAST_LETTERS) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      latest.current(letters);
      letters = "";
    };
    window.addEventListener("keydown", onKey, { capture: true });
    return () => window.removeEventListener("keydown", onKey, { capture: true });
  }, []);
}
