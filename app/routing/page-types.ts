import type { PageTable } from "./pages.ts";

type Row = PageTable[number];
type RowOf<Path extends PagePath> = Extract<Row, { path: Path }>;
type LastFolder<Folders> = Folders extends `${string}/${infer Rest}` ? LastFolder<Rest> : Folders;
type QueriesOf<Rows> = Rows extends { query: infer Queries } ? keyof Queries & string : never;

/** The paths of the route table, without language prefix. */
export type PagePath = Row["path"];
/** A path of the table as an address has it: with a value for its parameter. */
export type AddressOf<Path extends PagePath> = Path extends `${infer Head}:${string}` ? `${Head}${string}` : Path;
export type ParamName<Path extends PagePath> = Path extends `${string}:${infer Name}` ? Name : never;
/** The queries that reach a page; its row drops all others. */
export type QueryName<Path extends PagePath> = QueriesOf<RowOf<Path>>;
/** The folder in which a page's route lies. */
export type FolderOf<Path extends PagePath> = RowOf<Path>["file"] extends `${infer Folders}/route.tsx` ? LastFolder<Folders> : never;
