import { createHmac, timingSafeEqual } from "node:crypto";
import path from "node:path";
import { Hono, type Context, type Handler } from "hono";
import { methodNotAllowed } from "hono/method-not-allowed";
import { receiveMail, type ReceivedMail } from "#domain/contact";
import { consumeLimit, secondsUntilFree, type Limit } from "#platform/rate-limit";
import { createSemaphorePerCaller } from "#platform/semaphore";
import { isDiskFull, receiveUpload } from "#platform/uploads";
import { withActor } from "../../domain/context.ts";
import { plainTextErrorHandler } from "../failures.ts";
import type { Services } from "../services.ts";
import { visitorRateLimitKey, type VisitorEnv } from "../visitor.ts";
import { countInboundMail, maxInboundMailBytes } from "./count-inbound-mail.ts";
import { readPostedMail } from "./read-posted-mail.ts";

export const inboundMailPath = "/api/mail/inbound";
const busySeconds = "30";
/** A signature is known to be wrong only after the body, so strangers could fill the disk with bodies. */
const wrongSignatures: Limit = { name: "mail.wrongSignature", limit: 20, seconds: 600 };
const mailsAtOnce = 8;

/** 2xx ends the provider's tries. A mail for no thread is 422, so that the provider reports it. */
const statuses = {
  stored: 200,
  repeated: 200,
  automatic: 200,
  bounce: 200,
  unmatched: 422,
  unreadable: 400,
  tooMany: 429,
} as const satisfies Record<ReceivedMail["result"], number>;

/**
 * Accepts mails that a mail provider posts. The provider proves itself by the secret, as bearer token or password of its URL, or by
 * an HMAC of the body. No session or cookie is read.
 */
export function acceptInboundMail(services: Services): Handler<VisitorEnv> {
  const { environment, metrics } = services;
  const { replyAddress = "", inboundMailSecret = "" } = environment;
  const context = withActor(services.context, { kind: "system", name: "server" });
  const { database, clock } = context;
  const bodies = createSemaphorePerCaller({ maxConcurrent: mailsAtOnce });
  const mails = new Hono<VisitorEnv>();
  mails.use(methodNotAllowed({ app: mails }));
  mails.onError(plainTextErrorHandler(services));
  mails.post(inboundMailPath, async (c) => {
    c.header("Cache-Control", "no-store");
    const signature = c.req.header("x-signature");
    if (signature === undefined && !hasSecret(c, inboundMailSecret)) return c.text("Unauthorized\n", 401, { "WWW-Authenticate": "Basic" });
    const sender = visitorRateLimitKey(c, environment.trustedProxy);
    const pause = signature === undefined ? 0 : await secondsUntilFree(database, wrongSignatures, sender, clock.now());
    if (pause > 0) return c.text("Too many wrong signatures\n", 429, { "Retry-After": String(pause) });
    const upload = await bodies.run(sender, () =>
      receiveBody(c, environment.dataDir, async (body) => {
        if (signature !== undefined && !isSigned(body, signature, inboundMailSecret)) return "unauthorized" as const;
        const mail = await readPostedMail(body, c.req.header("content-type") ?? "");
        return mail ? receiveMail(context, { ...mail, replyAddress }) : ({ result: "unreadable" } as const);
      }),
    );
    if (upload === "tooLarge") return c.text("Too large\n", 413);
    if (upload === "empty") return c.text("Empty\n", 400);
    if (upload === "busy" || upload === undefined) return c.text("Busy\n", 503, { "Retry-After": busySeconds });
    if (upload === "unauthorized") {
      await consumeLimit(database, wrongSignatures, sender, clock.now());
      return c.text("Unauthorized\n", 401);
    }
    countInboundMail(metrics, "webhook", upload.result);
    const headers = upload.result === "tooMany" ? { "Retry-After": String(upload.retryAfter) } : undefined;
    return c.json({ result: upload.result }, statuses[upload.result], headers);
  });
  return (c) => mails.fetch(c.req.raw, c.env);
}

async function receiveBody<Result>(c: Context, dataDir: string, use: (body: Buffer) => Promise<Result>) {
  const { body } = c.req.raw;
  if (!body) return "empty";
  if (Number(c.req.header("content-length")) > maxInboundMailBytes) return "tooLarge";
  try {
    const upload = await receiveUpload(body, { folder: path.join(dataDir, "uploads"), mostBytes: maxInboundMailBytes }, use);
    return upload.ok ? upload.result : upload.reason;
  } catch (error) {
    if (isDiskFull(error)) return "busy";
    throw error;
  }
}

function hasSecret(c: Context, secret: string): boolean {
  const [, scheme = "", value = ""] = /^(bearer|basic) +(\S+)$/i.exec(c.req.header("authorization") ?? "") ?? [];
  if (scheme.toLowerCase() === "bearer") return isSame(value, secret);
  return isSame(
    Buffer.from(value, "base64")
      .toString("utf8")
      .replace(/^[^:]*:/, ""),
    secret,
  );
}

/** Compares `sha256=` and the hexadecimal HMAC of the body. */
function isSigned(body: Buffer, signature: string, secret: string): boolean {
  return isSame(signature.replace(/^sha256=/i, "").toLowerCase(), createHmac("sha256", secret).update(body).digest("hex"));
}

function isSame(first: string, second: string): boolean {
  const [left, right] = [Buffer.from(first), Buffer.from(second)];
  return left.length === right.length && timingSafeEqual(left, right);
}
