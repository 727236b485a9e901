import { Navigate } from "react-router";
import { paths } from "../../../paths.ts";

/** Leads to the first section, which every operator of the shop may see. */
export default function SettingsStart() {
  return <Navigate replace to={paths.settings("shipping")} />;
}
