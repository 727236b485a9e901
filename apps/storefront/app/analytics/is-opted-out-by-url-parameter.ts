/** Storage key that excludes this browser from measurement: set by `?measured=off`, cleared by `?measured=on`. */
const OFF = "notMeasured";

/** Reports whether this browser is excluded from measurement, as of what its address says. */
export function isOptedOutByUrlParameter(): boolean {
  const said = new URLSearchParams(window.location.search).get("measured");
  if (said === "off") window.localStorage.setItem(OFF, "1");
  if (said === "on") window.localStorage.removeItem(OFF);
  return window.localStorage.getItem(OFF) !== null;
}
