import { Link } from "react-router";
import { FoldHead } from "#app/ui/fold-head.tsx";
import { Container } from "#app/ui/container.tsx";
import { RowName } from "#app/ui/row-name.tsx";
import type { InstallersData } from "./data.server.ts";
import type { DeviceSheet } from "./device-sheets.server.ts";

type SheetCopy = InstallersData["copy"]["sheet"];
type ToolSheetProps = { copy: SheetCopy; sheets: readonly DeviceSheet[]; askPath: string };

/** One row for each device: tools, figures for the site, torque and cable, documents. */
export function ToolSheet({ copy, sheets, askPath }: ToolSheetProps) {
  return (
    <section aria-labelledby="tools" className="border-t-3 border-ink">
      <Container className="pt-6">
        <div className="grid gap-x-gap gap-y-2 pb-6 lg:grid-cols-12 lg:items-baseline">
          <h2 id="tools" className="text-h3 lg:col-span-4">
            {copy.heading}
          </h2>
          <div className="max-w-[60ch] text-small text-soft lg:col-span-8">
            <p>{copy.lead}</p>
            {sheets.some(({ manual }) => !manual) && (
              <p>
                {copy.torque.none}{" "}
                <Link to={askPath} className="underline underline-offset-4">
                  {copy.torque.ask}
                </Link>
              </p>
            )}
          </div>
        </div>
        <ul className="md:border-b md:border-rule">
          {sheets.map((sheet, index) => (
            <DeviceRow key={sheet.id} sheet={sheet} copy={copy} isOpen={index === 0} />
          ))}
        </ul>
      </Container>
    </section>
  );
}

/** `isOpen`: whether phones show the device at once. */
function DeviceRow({ sheet, copy, isOpen }: { sheet: DeviceSheet; copy: SheetCopy; isOpen: boolean }) {
  return (
    <li className="grid gap-x-gap gap-y-4 border-rule max-md:has-[.fold[open]]:pb-6 md:border-t md:py-6 lg:grid-cols-12">
      <FoldHead label={sheet.name} open={isOpen} className="lg:col-span-3">
        <div lang={sheet.lang} className="link-row">
          <RowName name={sheet.name} kind={sheet.kind} to={sheet.to} />
        </div>
      </FoldHead>
      <div className="lg:col-span-3">
        <h4 className="pb-1 text-small text-soft">{copy.tools}</h4>
        <ul className="grid gap-1">
          {sheet.tools.map((tool) => (
            <li key={tool}>{tool}</li>
          ))}
        </ul>
      </div>
      {(sheet.rows.length > 0 || sheet.manual) && (
        <dl className="grid content-start gap-3 lg:col-span-3">
          {sheet.rows.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-small text-soft">{label}</dt>
              <dd className="font-label tabular-nums">{value}</dd>
            </div>
          ))}
          {sheet.manual && (
            <div>
              <dt className="text-small text-soft">{copy.torque.label}</dt>
              <dd>
                <a href={sheet.manual} className="underline underline-offset-4">
                  {copy.torque.manual}
                </a>
              </dd>
            </div>
          )}
        </dl>
      )}
      <div className="lg:col-span-3 lg:col-start-10">
        <h4 className="pb-1 text-small text-soft">{copy.documents.heading}</h4>
        <ul className="grid gap-1">
          {sheet.documents.map(({ to, text }) => (
            <li key={to}>
              <a href={to} className="inline-block py-0.5 underline underline-offset-4">
                {text}
              </a>
            </li>
          ))}
          <li>
            <Link to={sheet.allFiles} className="inline-block py-0.5 underline underline-offset-4">
              {copy.documents.all}
            </Link>
          </li>
        </ul>
      </div>
    </li>
  );
}
