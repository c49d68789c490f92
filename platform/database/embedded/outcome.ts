/** Why the embedded database did not start; `message` is one line that says what to do. */
export type StartFailure = {
  ok: false;
  reason: "dataDirInUse" | "noUnprivilegedUser" | "unsupportedPlatform" | "startFailed";
  message: string;
};

/** Receives what happens; the fields never hold the password or the url. */
export type Log = (event: string, fields?: Record<string, unknown>) => void;

/** Builds the failure value that every step of the start returns. */
export function failure(reason: StartFailure["reason"], message: string): StartFailure {
  return { ok: false, reason, message };
}
