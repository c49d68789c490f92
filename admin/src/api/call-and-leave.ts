import type { Sent, StaffCall } from "./calls.ts";

/** A call that goes out also while the page is being left; nobody hears its answer. */
export function callAndLeave<Name extends Extract<StaffCall, `POST ${string}`>>(name: Name, input: Sent<Name>): void {
  const body = new Blob([JSON.stringify(input)], { type: "application/json" });
  navigator.sendBeacon(`/api${name.slice("POST ".length)}`, body);
}
