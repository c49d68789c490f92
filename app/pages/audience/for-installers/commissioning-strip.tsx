import { Container } from "#app/ui/container.tsx";
import { FoldCount, FoldHead } from "#app/ui/fold-head.tsx";
import { FigureText } from "#app/ui/figure-text.tsx";
import type { InstallersData } from "./data.server.ts";
import { StepFrame } from "./step-frame.tsx";

type StripProps = { copy: InstallersData["copy"]["strip"]; strip: InstallersData["strip"] };

/** The steps of the quick guide as a strip of drawings, and what follows on the first start. */
export function CommissioningStrip({ copy, strip: { steps, stacking, lists } }: StripProps) {
  return (
    <section aria-labelledby="strip" className="mt-section bg-sand py-section">
      <Container>
        <div className="grid items-end gap-x-gap gap-y-6 pb-12 lg:grid-cols-12">
          <div className="lg:col-span-7">
            <h2 id="strip" className="text-h2 text-balance hyphens-auto">
              {copy.heading}
            </h2>
            <p className="max-w-[52ch] pt-4 text-lead">{copy.text}</p>
          </div>
          {stacking && (
            <FigureText number={stacking.number} unit={stacking.unit} note={copy.stacking} className="lg:col-span-4 lg:col-start-9" />
          )}
        </div>
        <ol className="grid gap-x-gap gap-y-10 md:grid-cols-2 lg:grid-cols-3">
          {steps.map((step, index) => (
            <li key={step} className="grid grid-cols-[7rem_1fr] items-end gap-x-5 border-b border-rule pb-4">
              <StepFrame step={index} />
              <div>
                <p aria-hidden="true" className="text-h3 tabular-nums">
                  {index + 1}
                </p>
                <p>{step}</p>
              </div>
            </li>
          ))}
        </ol>
        <div className="grid gap-x-gap gap-y-8 pt-12 lg:grid-cols-2">
          {lists.map(({ heading, items }, index) => (
            <div key={heading}>
              <FoldHead label={heading} open={index === 0}>
                <h3 className="text-h3 md:pb-3">
                  {heading} <FoldCount count={items.length} />
                </h3>
              </FoldHead>
              <ul className="border-b border-rule">
                {items.map((item) => (
                  <li key={item} className="border-t border-rule py-3">
                    {item}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </Container>
    </section>
  );
}
