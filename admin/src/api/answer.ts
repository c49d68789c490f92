import type { Envelope } from "../../../app/api-client/endpoints/endpoint.ts";
import type { Reason } from "../../../i18n/messages/index.ts";

/** Why a call was refused: `message` is in the language of the screen; `fields` are the messages of single fields. */
export class CallError extends Error {
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

/** What came back, or that nothing did. */
export async function readAnswer(ask: () => Promise<Response>): Promise<Envelope> {
  try {
    return (await (await ask()).json()) as Envelope;
  } catch (error) {
    return { code: 503, message: error instanceof Error ? error.message : "", data: null, reason: "unreachable" };
  }
}
