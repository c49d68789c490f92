import { Assumptions } from "#app/features/solutions/assumptions.tsx";
import { CalculationLinks } from "#app/features/solutions/calculation-links.tsx";
import { Incomplete } from "#app/features/solutions/incomplete.tsx";
import { ResultLinks } from "#app/features/solutions/result-links.tsx";
import { ResultHeading } from "#app/features/solutions/result-heading.tsx";
import { SizingForm } from "#app/features/solutions/sizing-form.tsx";
import { Container } from "#app/ui/container.tsx";
import { FigureText } from "#app/ui/figure-text.tsx";
import type { PlantResult } from "./plant-result.server.ts";
import type { UtilityData } from "./data.server.ts";

type PlantSizingProps = Pick<UtilityData, "copy" | "shared" | "fields" | "result" | "links" | "assumptions"> & { path: string };

export function PlantSizing({ copy: { sizing }, shared, fields, result, links, assumptions, path }: PlantSizingProps) {
  return (
    <section id="sizing" aria-labelledby="sizing-heading" className="scroll-mt-bar py-section">
      <Container className="grid gap-x-gap gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-8">
          <h2 id="sizing-heading" className="text-h2">
            {sizing.heading}
          </h2>
          <p className="max-w-[48ch] pt-4 text-lead">{sizing.lead}</p>
        </div>
        <SizingForm
          path={path}
          fields={fields}
          copy={shared.sizing}
          className="grid content-start gap-6 border-t-3 border-mark pt-6 lg:col-span-4 lg:row-span-2"
        />
        <div className="lg:col-span-8 lg:pr-12">
          <ResultHeading isAnswered={result !== undefined}>{sizing.result}</ResultHeading>
          {result ? (
            <>
              <Result result={result} links={links} />
              <CalculationLinks line="utility" copy={shared.sizing.onward} />
            </>
          ) : (
            <Incomplete {...shared.sizing.incomplete} />
          )}
        </div>
        <div className="lg:col-span-8 lg:pr-12">
          <Assumptions summary={shared.sizing.assumptions} assumptions={assumptions} />
        </div>
      </Container>
    </section>
  );
}

function Result({ result, links }: { result: PlantResult; links: UtilityData["links"] }) {
  return (
    <>
      <div className="flex flex-wrap items-end gap-x-16 gap-y-8">
        <FigureText number={result.units} unit={result.unit} note={result.note} />
        <FigureText number={result.energy} unit="MWh" note={result.energyNote} />
      </div>
      <Ribs count={result.ribs} label={result.drawing} />
      <p className="pt-4 text-small text-soft">{result.rib}</p>
      <p className="py-4">{result.nominal}</p>
      <ResultLinks links={links} />
    </>
  );
}

const perRow = 40;
const perGroup = 10;
const rowHeight = 26;

/** Draws one bar per unit, ten to a group, four groups to a row. */
function Ribs({ count, label }: { count: number; label: string }) {
  const rows = Math.ceil(count / perRow);
  const place = (index: number) => {
    const column = index % perRow;
    return `M${column * 15 + Math.floor(column / perGroup) * 16 + 3} ${Math.floor(index / perRow) * rowHeight}v18`;
  };
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 650 ${rows * rowHeight - 8}`} className="mt-10 w-full">
      <path d={Array.from({ length: count }, (_, index) => place(index)).join("")} className="stroke-mark stroke-[5]" />
    </svg>
  );
}
