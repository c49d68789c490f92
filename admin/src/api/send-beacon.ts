import type { CallInput, StaffCall } from "./endpoint-types.ts";

/** Sends a request that outlives the page (`navigator.sendBeacon`). Its response is ignored. */
export function sendBeacon<Name extends Extract<StaffCall, `POST ${string}`>>(name: Name, input: CallInput<Name>): void {
  const body = new Blob([JSON.stringify(input)], { type: "application/json" });
  navigator.sendBeacon(`/api${name.slice("POST ".length)}`, body);
}
