import type { Client } from "pg";
import { to as copyTo } from "pg-copy-streams";
import type { AddFile } from "./files.ts";
import { partName, type ArchivedTable, type Manifest } from "./format.ts";

const partBytes = 8 * 1024 * 1024;

/** Lists the application's tables, each after the tables that it references. */
export async function listTables(client: Client): Promise<ArchivedTable[]> {
  const { rows: tables } = await client.query<ArchivedTable>(`
    select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' group by c.relname order by c.relname`);
  const { rows: references } = await client.query<{ child: string; parent: string }>(`
    select child.relname::text as child, parent.relname::text as parent
    from pg_constraint k join pg_class child on child.oid = k.conrelid join pg_class parent on parent.oid = k.confrelid
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace`);
  const ordered = new Set<string>();
  const place = (name: string) => {
    for (const { child, parent } of references) if (child === name && parent !== name && !ordered.has(parent)) place(parent);
    ordered.add(name);
  };
  for (const { name } of tables) place(name);
  const byName = new Map(tables.map((table) => [table.name, table]));
  return [...ordered].flatMap((name) => byName.get(name) ?? []);
}

/** Adds the rows that the transaction of `client` sees. Values of sequences are not transactional and may be newer. */
export async function dumpTables(
  client: Client,
  tables: readonly ArchivedTable[],
  add: AddFile,
): Promise<Pick<Manifest, "rows" | "sequences">> {
  const rows: Manifest["rows"] = {};
  for (const table of tables) rows[table.name] = await dumpTable(client, table, add);
  const { rows: sequences } = await client.query<{ name: string; last: string | null }>(
    "select sequencename::text as name, last_value::text as last from pg_sequences where schemaname = 'public'",
  );
  return { rows, sequences: Object.fromEntries(sequences.flatMap(({ name, last }) => (last === null ? [] : [[name, last]]))) };
}

async function dumpTable(client: Client, table: ArchivedTable, add: AddFile): Promise<number> {
  const stream = client.query(copyTo(`copy ${copyTarget(client, table)} to stdout`));
  let parts = 0;
  let chunks: Buffer[] = [];
  let size = 0;
  const addPart = async () => {
    await add(partName(table.name, (parts += 1)), Buffer.concat(chunks));
    chunks = [];
    size = 0;
  };
  for await (const chunk of stream) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= partBytes) await addPart();
  }
  if (size > 0) await addPart();
  return stream.rowCount ?? 0;
}

/** Returns table and columns in the syntax of COPY. */
export function copyTarget(client: Client, { name, columns }: ArchivedTable): string {
  return `public.${client.escapeIdentifier(name)} (${columns.map((column) => client.escapeIdentifier(column)).join(", ")})`;
}
