import { Assumptions } from "#app/features/solutions/assumptions.tsx";
import { DrawnTowers } from "#app/features/solutions/drawn-towers.tsx";
import { Incomplete } from "#app/features/solutions/incomplete.tsx";
import { ResultLinks } from "#app/features/solutions/result-links.tsx";
import { ResultHeading } from "#app/features/solutions/result-heading.tsx";
import { SizingForm } from "#app/features/solutions/sizing-form.tsx";
import { Container } from "#app/ui/container.tsx";
import { FigureText } from "#app/ui/figure-text.tsx";
import type { HouseResult } from "./house-result.server.ts";
import type { ResidentialData } from "./data.server.ts";

type HouseSizingProps = Pick<ResidentialData, "copy" | "shared" | "fields" | "choice" | "optional" | "result" | "year" | "assumptions"> & {
  path: string;
};

export function HouseSizing({ copy: { sizing }, shared, fields, choice, optional, result, year, assumptions, path }: HouseSizingProps) {
  return (
    <section id="sizing" aria-labelledby="sizing-heading" className="scroll-mt-bar bg-sand py-section">
      <Container className="grid gap-x-gap gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 id="sizing-heading" className="text-h2">
            {sizing.heading}
          </h2>
          <p className="max-w-[42ch] pt-4 pb-8 text-lead">{sizing.lead}</p>
          <SizingForm
            path={path}
            fields={fields}
            choice={choice}
            optional={optional}
            copy={shared.sizing}
            className="grid max-w-md gap-6"
          />
        </div>
        <div className="flex flex-col gap-8 lg:col-span-6 lg:col-start-7">
          <div className="border-t-3 border-mark pt-6">
            <ResultHeading isAnswered={result !== undefined}>{sizing.result}</ResultHeading>
            {result ? (
              <Result result={result} year={year} copy={sizing} installer={shared.installer} />
            ) : (
              <Incomplete {...shared.sizing.incomplete} />
            )}
          </div>
          <Assumptions summary={shared.sizing.assumptions} assumptions={assumptions} />
        </div>
      </Container>
    </section>
  );
}

type ResultProps = { result: HouseResult; year: readonly string[]; copy: ResidentialData["copy"]["sizing"]; installer: string };

function Result({ result, year, copy, installer }: ResultProps) {
  if (result.kind === "none") {
    return (
      <>
        <p className="text-h2">{result.heading}</p>
        <p className="max-w-[52ch] pt-4">{result.text}</p>
        <p className="max-w-[52ch] pt-4">{result.need}</p>
      </>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-6 gap-y-6">
      <FigureText number={result.modules} unit={result.unit} note={result.stack} size="monument" />
      <DrawnTowers {...result.drawnStack} withInverter={result.withInverter} />
      <div className="col-span-2 grid max-w-[56ch] gap-3">
        {[...result.sentences, ...year].map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <ResultLinks
          links={[
            { to: result.to, text: copy.link },
            { to: result.toInstaller, text: installer },
            { to: result.toContact, text: copy.contact },
          ]}
        />
      </div>
    </div>
  );
}
