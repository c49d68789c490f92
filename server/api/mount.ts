import type { Context, Hono, MiddlewareHandler } from "hono";
import type * as v from "valibot";
import type { Endpoint } from "#app/api-client/endpoints/endpoint.ts";
import type { CommonErrorCode } from "#app/api-client/endpoints/endpoint-errors.ts";
import type { ApiKey } from "#domain/open-api";
import type { Session, Sessions } from "#domain/account";
import type { Context as ActorContext } from "../../domain/context.ts";
import type { Reason } from "#i18n/messages/index.ts";
import type { Services } from "../services.ts";
import type { StaffCall, VisitorEnv } from "../visitor.ts";
import { requireSignedIn } from "./account/require-signed-in.ts";
import { fail, type Answer } from "./envelope.ts";
import { requireApiKey } from "./require-api-key.ts";
import { requireStaff } from "./staff/require-staff.ts";
import { readInput } from "./read-input.ts";

type OutputOf<Schema> = Schema extends v.GenericSchema ? v.InferOutput<Schema> : never;
export type AnswerTo<Row extends Endpoint> = Answer<
  OutputOf<Row["answer"]>,
  CommonErrorCode | Extract<keyof Row["errorCodes"], Reason>,
  OutputOf<Row["errorData"]>
>;
type Handler<Row extends Endpoint, Rest extends unknown[] = []> = (
  c: Context<VisitorEnv>,
  input: v.InferOutput<Row["input"]>,
  ...rest: Rest
) => AnswerTo<Row> | Promise<AnswerTo<Row>>;
type SignedIn = { session: Session; context: ActorContext };
type Before = readonly MiddlewareHandler<VisitorEnv>[];

/** Registers endpoints by required authentication. `before` middleware runs first, then authentication, then input validation. */
export type Mount = {
  everybody<Row extends Endpoint & { by: "everybody" }>(row: Row, before: Before, handler: Handler<Row>): void;
  account<Row extends Endpoint & { by: "account" }>(row: Row, before: Before, handler: Handler<Row, [SignedIn]>): void;
  key<Row extends Endpoint & { by: "key" }>(row: Row, before: Before, handler: Handler<Row, [ApiKey]>): void;
  staff<Row extends Endpoint & { by: "staff" }>(row: Row, before: Before, handler: Handler<Row, [StaffCall]>): void;
};

export type ApiParts = { services: Services; sessions: Sessions; mount: Mount };

export function mountOn(api: Hono<VisitorEnv>, services: Services, sessions: Sessions): Mount {
  const requireSession = requireSignedIn(services, sessions);
  const register = <Row extends Endpoint>(row: Row, before: Before, handler: Handler<Row>) =>
    api.on(row.method, [row.path], ...before, async (c) => {
      const result = await readInput(c, row);
      return result.ok ? handler(c, result.input) : result.refusal;
    });
  return {
    everybody: register,
    account: (row, before, handler) =>
      register(row, [...before, requireSession], (c, input) => {
        const { session, context } = c.var;
        return session && context ? handler(c, input, { session, context }) : fail(c, 401, "notSignedIn");
      }),
    key: (row, before, handler) =>
      register(row, [requireApiKey(row), ...before], (c, input) => (c.var.key ? handler(c, input, c.var.key) : fail(c, 401, "keyNeeded"))),
    staff: (row, before, handler) =>
      register(row, [...before, requireSession, requireStaff(services, row)], (c, input) =>
        c.var.staff ? handler(c, input, c.var.staff) : fail(c, 401, "notSignedIn"),
      ),
  };
}
