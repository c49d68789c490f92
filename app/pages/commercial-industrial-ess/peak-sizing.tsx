import { Assumptions } from "#app/features/solutions/assumptions.tsx";
import { CalculationLinks } from "#app/features/solutions/calculation-links.tsx";
import { Incomplete } from "#app/features/solutions/incomplete.tsx";
import { ResultLinks } from "#app/features/solutions/result-links.tsx";
import { ResultHeading } from "#app/features/solutions/result-heading.tsx";
import { SizingForm } from "#app/features/solutions/sizing-form.tsx";
import { Container } from "#app/ui/container.tsx";
import { FigureText } from "#app/ui/figure-text.tsx";
import { PeakDrawing } from "./peak-drawing.tsx";
import { SiteSaving } from "./site-saving.tsx";
import type { CommercialData } from "./data.server.ts";

type PeakSizingProps = Pick<CommercialData, "copy" | "shared" | "fields" | "optional" | "result" | "saving" | "links" | "assumptions"> & {
  path: string;
};

export function PeakSizing({ copy: { sizing }, shared, fields, optional, result, saving, links, assumptions, path }: PeakSizingProps) {
  return (
    <section id="sizing" aria-labelledby="sizing-heading" className="scroll-mt-bar bg-sand py-section">
      <Container>
        <div className="grid gap-x-gap gap-y-4 pb-10 lg:grid-cols-12 lg:items-end">
          <h2 id="sizing-heading" className="text-h2 lg:col-span-7">
            {sizing.heading}
          </h2>
          <p className="max-w-[44ch] text-lead lg:col-span-5">{sizing.lead}</p>
        </div>
        <SizingForm
          path={path}
          fields={fields}
          optional={optional}
          copy={shared.sizing}
          className="grid items-start gap-x-gap gap-y-6 md:grid-cols-3 [&>details]:col-span-full"
        />
        <div className="pt-12">
          <ResultHeading isAnswered={result !== undefined}>{sizing.result}</ResultHeading>
          {result ? (
            <>
              <PeakDrawing drawing={result.drawing} />
              <div className="grid gap-x-gap gap-y-8 pt-12 lg:grid-cols-12">
                <FigureText number={result.units} unit={result.unit} note={result.installed} className="lg:col-span-6" />
                <div className="grid max-w-[56ch] content-end gap-3 lg:col-span-6">
                  {result.sentences.map((sentence) => (
                    <p key={sentence}>{sentence}</p>
                  ))}
                </div>
                {result.beyondText && <p className="max-w-[70ch] border-l-3 border-mark pl-5 lg:col-span-12">{result.beyondText}</p>}
              </div>
              {saving && <SiteSaving {...saving} />}
              <div className="pt-6">
                <ResultLinks links={links} />
              </div>
              <CalculationLinks line="commercial-industrial" copy={shared.sizing.onward} />
            </>
          ) : (
            <Incomplete {...shared.sizing.incomplete} />
          )}
        </div>
        <div className="max-w-3xl pt-10">
          <Assumptions summary={shared.sizing.assumptions} assumptions={assumptions} />
        </div>
      </Container>
    </section>
  );
}
