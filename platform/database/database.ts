import type { NodePgDatabase } from "drizzle-orm/node-postgres";

export type Database = NodePgDatabase;
/** Transaction as callbacks receive it. Functions that take this type work inside and outside of a transaction. */
export type Transaction = Pick<Database, "select" | "insert" | "update" | "delete" | "execute" | "$count">;
