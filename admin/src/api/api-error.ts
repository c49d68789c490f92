import type { Envelope } from "../../../app/api-client/endpoints/endpoint.ts";
import type { Reason } from "../../../i18n/messages/index.ts";

/**
 * Error response of the API. `message` is in the language of the back office; `fields` has one message for each invalid
 * field.
 */
export class ApiError extends Error {
  readonly code: number;
  readonly reason: Reason | "unreachable";
  readonly fields: Readonly<Record<string, string>>;
  readonly data: unknown;

  constructor({ code, message, reason, reasons, data }: Envelope) {
    super(message);
    this.code = code;
    this.reason = reason ?? "internal";
    this.fields = reasons ? (data as Record<string, string>) : {};
    this.data = data;
  }
}

/** Reads the JSON of a response. A network error becomes an envelope with the reason `unreachable`. */
export async function readEnvelope(sendRequest: () => Promise<Response>): Promise<Envelope> {
  try {
    return (await (await sendRequest()).json()) as Envelope;
  } catch (error) {
    return { code: 503, message: error instanceof Error ? error.message : "", data: null, reason: "unreachable" };
  }
}
