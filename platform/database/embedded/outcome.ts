/** Reason why the embedded database did not start. `message` is one line that says what to do. */
export type StartFailure = {
  ok: false;
  reason: "dataDirInUse" | "noUnprivilegedUser" | "unsupportedPlatform" | "startFailed";
  message: string;
};

/** Receives log events. Fields never contain the password or the URL. */
export type Log = (event: string, fields?: Record<string, unknown>) => void;

export function failure(reason: StartFailure["reason"], message: string): StartFailure {
  return { ok: false, reason, message };
}
