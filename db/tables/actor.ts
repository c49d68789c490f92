import { jsonb } from "drizzle-orm/pg-core";

/** A member of the company's staff, by the id of their account in the back office. */
export type Staff = { kind: "staff"; id: string };
/** A part of the site that acts by itself, or whoever runs its commands. */
export type System = { kind: "system"; name: "server" | "import" | "sweep" | "operator" };

/** Who does something. `visitor` is anybody who is not logged in. */
export type Actor = { kind: "visitor" } | { kind: "account"; id: string } | Staff | System;

/** Who did it, as every table keeps it. */
export const actor = (name: string) => jsonb(name).$type<Actor>();
