import { jsonb } from "drizzle-orm/pg-core";

export type Staff = { kind: "staff"; id: string };
/** Part of the site that acts without a user, or an operator who runs its commands. */
export type System = { kind: "system"; name: "server" | "import" | "sweep" | "operator" };

/** Originator of an action, for logs and authorship. `visitor` is an anonymous user. */
export type Actor = { kind: "visitor" } | { kind: "account"; id: string } | Staff | System;

export const actor = (name: string) => jsonb(name).$type<Actor>();
