import { timestamp } from "drizzle-orm/pg-core";

/** A point in time, as every table keeps it. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
