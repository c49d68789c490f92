import { sql, type SQL } from "drizzle-orm";

const uuidPattern = "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$";

/** Tells whether an id is a UUID. The id of an actor may also be the name of a part of the system. */
export const isUuid = (id: string): boolean => new RegExp(uuidPattern).test(id);

/**
 * Casts the text of an id to UUID; null for other texts. If ids were compared as text, the query would read the whole table for each
 * row, because the index holds UUIDs.
 */
export const toUuid = (id: SQL): SQL => sql`case when (${id}) ~ ${uuidPattern} then (${id})::uuid end`;
