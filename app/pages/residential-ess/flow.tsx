import { Container } from "#app/ui/container.tsx";
import { Drawing } from "#app/ui/drawing.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import type { Copy } from "./copy/fr.ts";
import { FlowSheet, moments, narrowLayout, wideLayout, type Moment } from "./flow-sheet.tsx";

/** CSS shows the parts of the selected moment, without JavaScript. */
const shownAt: Record<Moment, string> = {
  noon: "hidden group-has-[[value=noon]:checked]/moments:block",
  evening: "hidden group-has-[[value=evening]:checked]/moments:block",
  cut: "hidden group-has-[[value=cut]:checked]/moments:block",
};

export function Flow({ copy }: { copy: Copy["flow"] }) {
  return (
    <section aria-labelledby="flow" className="py-section">
      <Container className="group/moments grid gap-x-gap gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 id="flow" className="pb-8 text-h2">
            {copy.heading}
          </h2>
          <RadioGroup
            look="segments"
            legend={copy.choice}
            name="moment"
            options={moments.map((moment) => ({ value: moment, name: copy.moments[moment].name }))}
            defaultValue="noon"
            className="max-w-md print:hidden"
          />
          {moments.map((moment) => (
            <div key={moment} className={`pt-8 print:block ${shownAt[moment]}`}>
              <h3 className="pb-2 text-h3">{copy.moments[moment].heading}</h3>
              <p className="max-w-[44ch] text-lead">{copy.moments[moment].text}</p>
            </div>
          ))}
        </div>
        <div className="lg:col-span-8 lg:pl-10">
          {moments.map((moment) => (
            <div key={moment} className={`print:mt-6 print:block ${shownAt[moment]}`}>
              <Drawing
                label={copy.moments[moment].alt}
                wide={{ width: 780, height: 470, content: <FlowSheet layout={wideLayout} moment={moment} copy={copy} /> }}
                narrow={{ width: 320, height: 540, content: <FlowSheet layout={narrowLayout} moment={moment} copy={copy} /> }}
              />
            </div>
          ))}
        </div>
      </Container>
    </section>
  );
}
