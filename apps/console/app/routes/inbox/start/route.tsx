import { Navigate } from "react-router";
import { paths } from "../../../paths.ts";

/** Leads to the questions about products, which most people ask. */
export default function FirstKindPage() {
  return <Navigate replace to={paths.inbox("questions")} />;
}
