import type { Context, Hono, MiddlewareHandler } from "hono";
import type * as v from "valibot";
import type { Endpoint } from "#app/api-client/endpoints/endpoint.ts";
import type { CommonReason } from "#app/api-client/endpoints/refusals.ts";
import type { PresentedKey } from "#domain/open-api";
import type { Session, Sessions } from "#domain/account";
import type { Context as ActorContext } from "../../domain/context.ts";
import type { Reason } from "#i18n/messages/index.ts";
import type { Services } from "../services.ts";
import type { StaffCall, VisitorEnv } from "../visitor.ts";
import { signedIn } from "./account/signed-in.ts";
import { fail, type Answer } from "./envelope.ts";
import { keyOnly } from "./key-only.ts";
import { staffOnly } from "./staff/staff-only.ts";
import { readInput } from "./read-input.ts";

type OutputOf<Schema> = Schema extends v.GenericSchema ? v.InferOutput<Schema> : never;
export type AnswerTo<Row extends Endpoint> = Answer<
  OutputOf<Row["answer"]>,
  CommonReason | Extract<keyof Row["refusals"], Reason>,
  OutputOf<Row["refused"]>
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
  key<Row extends Endpoint & { by: "key" }>(row: Row, before: Before, handler: Handler<Row, [PresentedKey]>): void;
  staff<Row extends Endpoint & { by: "staff" }>(row: Row, before: Before, handler: Handler<Row, [StaffCall]>): void;
};

export type ApiParts = { services: Services; sessions: Sessions; mount: Mount };

export function mountOn(api: Hono<VisitorEnv>, services: Services, sessions: Sessions): Mount {
  const requireSession = signedIn(services, sessions);
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
      register(row, [keyOnly(row), ...before], (c, input) => (c.var.key ? handler(c, input, c.var.key) : fail(c, 401, "keyNeeded"))),
    staff: (row, before, handler) =>
      register(row, [...before, requireSession, staffOnly(services, row)], (c, input) =>
        c.var.staff ? handler(c, input, c.var.staff) : fail(c, 401, "notSignedIn"),
      ),
  };
}
