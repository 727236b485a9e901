import { data } from "react-router";

/** Throws 404 for an unknown path; the root error boundary renders the page. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
