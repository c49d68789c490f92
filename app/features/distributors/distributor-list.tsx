import { classNames } from "#app/ui/class-names.ts";
import { Tag } from "#app/ui/tag.tsx";
import { DistributorContact, type DistributorContactData } from "./distributor-contact.tsx";

export type DistributorRowData = {
  id: string;
  name: string;
  city?: string;
  what: string;
  note?: string;
  contact?: DistributorContactData;
  distance?: string;
  example?: string;
  /** Language of the entry, if it differs from the page's. */
  lang?: string;
};

/** List of distributors and installers, each with its own fragment. An ordered list if it is sorted by distance. */
export function DistributorList({ rows }: { rows: readonly DistributorRowData[] }) {
  const List = rows[0]?.distance ? "ol" : "ul";
  return (
    <List className="border-b border-rule">
      {rows.map((row, index) => (
        <Row key={row.id} row={row} number={row.distance ? index + 1 : undefined} />
      ))}
    </List>
  );
}

type RowProps = { row: DistributorRowData; number: number | undefined };

function Row({ row: { id, name, city, what, note, contact, distance, example, lang }, number }: RowProps) {
  return (
    <li
      id={id}
      tabIndex={-1}
      className={classNames(
        "relative flex scroll-mt-28 items-baseline justify-between gap-x-4 border-t border-rule py-3 outline-none",
        "before:absolute before:-left-3 before:inset-y-2.5 before:border-mark target:before:border-l-3 focus:before:border-l-3",
      )}
    >
      {number && (
        <span aria-hidden="true" className="w-5 flex-none tabular-nums text-soft">
          {number}
        </span>
      )}
      <p className="min-w-0 flex-1" lang={lang}>
        <span translate="no" className="font-label break-keep wrap-anywhere">
          {name}
        </span>{" "}
        {example && <Tag>{example}</Tag>}
        <span className="block text-small text-soft">
          {city && `${city} · `}
          {what}
        </span>
        {note && <span className="block text-small text-soft">{note}</span>}
        {contact && <DistributorContact {...contact} />}
      </p>
      {distance && <p className="whitespace-nowrap tabular-nums">{distance}</p>}
    </li>
  );
}
