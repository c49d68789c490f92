import { classNames } from "#app/ui/class-names.ts";
import { Container } from "#app/ui/container.tsx";
import { PrintButton } from "#app/ui/print-button.tsx";
import type { CareData } from "./data.server.ts";

type Copy = CareData["copy"]["checks"];

/** Two checklists; the printed sheets have a box and space for a date for each task. */
export function CheckList({ copy }: { copy: Copy }) {
  return (
    <Container className="pb-section">
      <div className="grid gap-x-gap gap-y-10 lg:grid-cols-12">
        {[copy.owner, copy.installer].map((sheet, index) => (
          <section
            key={sheet.heading}
            className={classNames(
              "min-w-0",
              index === 0 ? "bg-sand p-5 md:p-8 lg:col-span-7" : "py-5 md:py-8 lg:col-span-4 lg:col-start-9",
            )}
          >
            <h2 className="text-h3">{sheet.heading}</h2>
            <p className="pb-5 text-soft">{sheet.text}</p>
            {sheet.rhythms.map(({ name, tasks }) => (
              <div key={name} className="border-t border-soft pb-6 pt-2">
                <h3 className="pb-2 text-small font-label text-soft">{name}</h3>
                <ul className="grid gap-2.5">
                  {tasks.map((task) => (
                    <li key={task} className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3">
                      <span aria-hidden="true" className="mt-1 size-4 rounded-[2px] border border-soft bg-raised" />
                      <span>{task}</span>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
            <p aria-hidden="true" className="hidden border-t border-soft pt-6 print:block">
              {copy.signed} ____________________
            </p>
          </section>
        ))}
      </div>
      <PrintButton className="mt-6">{copy.print}</PrintButton>
    </Container>
  );
}
