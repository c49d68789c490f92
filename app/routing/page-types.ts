import type { PageTable } from "./pages.ts";

type Row = PageTable[number];
type RowOf<Path extends PagePath> = Extract<Row, { path: Path }>;
type LastFolder<Folders> = Folders extends `${string}/${infer Rest}` ? LastFolder<Rest> : Folders;
type QueriesOf<Rows> = Rows extends { query: infer Queries } ? keyof Queries & string : never;

/** Path of the route table, without language prefix. */
export type PagePath = Row["path"];
/** Path with a value instead of its parameter. */
export type AddressOf<Path extends PagePath> = Path extends `${infer Head}:${string}` ? `${Head}${string}` : Path;
export type ParamName<Path extends PagePath> = Path extends `${string}:${infer Name}` ? Name : never;
/** Query names that a row declares; all others are dropped. */
export type QueryName<Path extends PagePath> = QueriesOf<RowOf<Path>>;
export type FolderOf<Path extends PagePath> = RowOf<Path>["file"] extends `${infer Folders}/route.tsx` ? LastFolder<Folders> : never;
