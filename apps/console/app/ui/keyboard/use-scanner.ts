import { useRef } from "react";
import { useKeyDown } from "./use-key-down.ts";

/** Longest pause in ms between two letters of a barcode scanner; nobody types that fast. */
const LETTER_MS = 50;
const LEAST_LETTERS = 6;
/** Letters of an order number, which the barcodes of the shop hold. */
const SCANNED = /^[\d-]$/;

/** Runs with the text that a barcode scanner types and ends with Enter, wherever the focus is. */
export function useScanner(onScan: (text: string) => void): void {
  const typed = useRef({ letters: "", lastAt: Number.NEGATIVE_INFINITY });
  useKeyDown((event) => {
    const isNext = event.timeStamp - typed.current.lastAt <= LETTER_MS;
    const letters = (isNext ? typed.current.letters : "") + (SCANNED.test(event.key) ? event.key : "");
    typed.current = { letters, lastAt: event.timeStamp };
    // A digit that follows another that fast is no shortcut.
    if (SCANNED.test(event.key) && letters.length > 1) event.stopImmediatePropagation();
    if (event.key !== "Enter" || letters.length < LEAST_LETTERS) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    typed.current.letters = "";
    onScan(letters);
  }, true);
}
