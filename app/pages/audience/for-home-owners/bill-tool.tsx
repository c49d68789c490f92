import { DrawnTowers } from "#app/features/solutions/drawn-towers.tsx";
import { Incomplete } from "#app/features/solutions/incomplete.tsx";
import { ResultHeading } from "#app/features/solutions/result-heading.tsx";
import { SizingForm } from "#app/features/solutions/sizing-form.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { FigureText } from "#app/ui/figure-text.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { HomeOwnersData } from "./data.server.ts";

/** The yearly bill, and beside it the tower that fits it. */
export function BillTool({ data: { copy, shared, fields, choice, result }, path }: { data: HomeOwnersData; path: string }) {
  const { tool } = copy;
  return (
    <div className="grid gap-x-gap gap-y-12 pt-8 lg:grid-cols-12 lg:pt-20">
      <div className="lg:col-span-5">
        <p className="max-w-[40ch] pb-8 text-lead">{copy.lead}</p>
        <SizingForm path={path} fields={fields} choice={choice} copy={shared.sizing} className="grid max-w-md gap-5" />
      </div>
      <div className="border-t-3 border-mark pt-5 lg:col-span-6 lg:col-start-7">
        <ResultHeading isAnswered={result !== undefined} level="h2">
          {tool.result}
        </ResultHeading>
        {result ? (
          <>
            <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-6">
              <div>
                <FigureText number={result.modules} unit={result.unit} note={result.stack} size="monument" />
                <p className="pt-4">
                  <TextLink to={result.toProduct}>{tool.product}</TextLink>
                </p>
              </div>
              <DrawnTowers {...result.drawnStack} className="h-44 w-auto max-w-[38vw] lg:h-64" />
            </div>
            <FigureText {...result.share} className="flex-wrap pt-8" />
            <p className="flex flex-wrap gap-4 pt-6 print:hidden">
              <ButtonLink to={result.toCalculator}>{tool.complete}</ButtonLink>
              <ButtonLink to={result.toInstaller} look="quiet">
                {tool.installer}
              </ButtonLink>
            </p>
          </>
        ) : (
          <Incomplete {...shared.sizing.incomplete} />
        )}
      </div>
    </div>
  );
}
