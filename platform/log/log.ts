export type Fields = Record<string, unknown>;

/** Writes one line of JSON per event; `event` is a stable name such as `request.failed`. */
export type Log = {
  info(event: string, fields?: Fields): void;
  warn(event: string, fields?: Fields): void;
  error(event: string, error: unknown, fields?: Fields): void;
};
