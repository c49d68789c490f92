import { Incomplete } from "#app/features/solutions/incomplete.tsx";
import { ResultHeading } from "#app/features/solutions/result-heading.tsx";
import { SizingForm } from "#app/features/solutions/sizing-form.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { FigureText } from "#app/ui/figure-text.tsx";
import type { EpcData } from "./data.server.ts";

/** Power and duration of the plant, and the project request that takes both along. */
export function PlantTool({ data: { copy, shared, fields, result }, path }: { data: EpcData; path: string }) {
  return (
    <div className="grid gap-8 border-t-3 border-mark pt-8">
      <SizingForm
        path={path}
        fields={fields}
        copy={shared.sizing}
        className="grid items-end gap-x-gap gap-y-5 md:grid-cols-[1fr_1fr_auto]"
      />
      <div>
        <ResultHeading isAnswered={result !== undefined}>{copy.tool.result}</ResultHeading>
        {result ? (
          <div className="grid gap-8">
            {result.figures.map((figure) => (
              <FigureText key={figure.unit} {...figure} size="h2" />
            ))}
            <p className="flex flex-wrap gap-4 print:hidden">
              <ButtonLink to={result.toProject}>{copy.tool.project}</ButtonLink>
              <ButtonLink to={result.toCalculator} look="quiet">
                {copy.tool.calculator}
              </ButtonLink>
            </p>
          </div>
        ) : (
          <Incomplete {...shared.sizing.incomplete} />
        )}
      </div>
    </div>
  );
}
