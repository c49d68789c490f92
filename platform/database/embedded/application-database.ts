import type pg from "pg";
import { onlyRow } from "../only-row.ts";

/** Name of both the application's database and the role that owns it. */
export const applicationName = "ecactus";

/**
 * Creates the application's role and database if they are missing. The role is no superuser, as on an external PostgreSQL server,
 * but may create databases for tests. `connection` must be a superuser's; throws PostgreSQL's errors.
 */
export async function ensureApplicationDatabase(connection: pg.Client, password: string): Promise<void> {
  const { rows } = await connection.query<{ role: boolean; database: boolean }>(
    `select not exists (select from pg_roles where rolname = $1) as role,
            not exists (select from pg_database where datname = $1) as database`,
    [applicationName],
  );
  const { role, database } = onlyRow(rows);
  if (role) await connection.query(`create role ${applicationName} login createdb password ${connection.escapeLiteral(password)}`);
  if (database) await connection.query(`create database ${applicationName} owner ${applicationName}`);
}
