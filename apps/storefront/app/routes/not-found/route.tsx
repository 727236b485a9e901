import { data } from "react-router";

/** An address that is none of ours: the root error boundary shows the 404 page. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
