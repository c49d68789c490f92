import type { Picture } from "#app/assets/pictures.server.ts";
import { Container } from "#app/ui/container.tsx";
import { PictureView } from "#app/ui/picture.tsx";
import type { Copy } from "./copy/fr.ts";

type Part = keyof Copy["anatomy"]["parts"];

/** Positions of the parts on the cut-out, in per cent of its width and height, and the side of their labels. */
const partPositions: { part: Part; side: "left" | "right"; x: number; y: number }[] = [
  { part: "display", side: "right", x: 56, y: 12.2 },
  { part: "inverter", side: "left", x: 30, y: 20 },
  { part: "connections", side: "right", x: 71, y: 30.6 },
  { part: "light", side: "left", x: 26.7, y: 46 },
  { part: "grip", side: "right", x: 67, y: 59.3 },
  { part: "module", side: "left", x: 33, y: 72 },
];

/** Labels the parts of the tower with lines on wide screens, with numbers on narrow ones. */
export function Anatomy({ copy, picture }: { copy: Copy["anatomy"]; picture: Picture }) {
  return (
    <section id="anatomy" aria-labelledby="anatomy-heading" className="scroll-mt-bar print:hidden bg-sand pb-16 pt-section">
      <Container>
        <div className="grid gap-x-gap gap-y-4 pb-12 lg:grid-cols-12 lg:items-end lg:pb-20">
          <h2 id="anatomy-heading" className="text-h2 lg:col-span-7">
            {copy.heading}
          </h2>
          <p className="max-w-[40ch] text-lead lg:col-span-4 lg:col-start-9">{copy.lead}</p>
        </div>
        <div className="relative lg:px-[25%]">
          <div className="relative mx-auto max-w-md lg:max-w-none">
            <PictureView picture={picture} alt={copy.pictureAlt} sizes="(width >= 64rem) 45vw, 90vw" className="h-auto w-full" />
            {partPositions.map(({ part, x, y }, index) => (
              <span
                key={part}
                aria-hidden="true"
                style={{ left: `${x}%`, top: `${y}%` }}
                className="absolute grid size-6 -translate-1/2 place-items-center rounded-full bg-ink text-small text-paper tabular-nums lg:size-2"
              >
                <span className="lg:hidden">{index + 1}</span>
              </span>
            ))}
          </div>
          <ol className="grid gap-x-gap gap-y-5 pt-10 md:grid-cols-2 lg:contents">
            {partPositions.map((place, index) => (
              <Callout key={place.part} {...place} number={index + 1} copy={copy.parts[place.part]} />
            ))}
          </ol>
        </div>
      </Container>
    </section>
  );
}

type CalloutProps = (typeof partPositions)[number] & { number: number; copy: { name: string; text: string } };

/** The image takes the middle half, so a line to `x` is 25 % plus half of `x` long. */
function Callout({ side, x, y, number, copy }: CalloutProps) {
  const length = side === "left" ? 25 + x / 2 : 25 + (100 - x) / 2;
  return (
    <li
      style={{ "--y": `${y}%`, "--length": `${length}%` }}
      className={`flex gap-3 border-t border-ink pt-2 lg:absolute lg:top-(--y) lg:w-(--length) ${side === "left" ? "lg:left-0" : "lg:right-0 lg:justify-end"}`}
    >
      <span aria-hidden="true" className="w-5 flex-none text-soft tabular-nums lg:hidden">
        {number}
      </span>
      <p className="text-small lg:w-48 xl:w-60">
        <b className="block text-base font-label">{copy.name}</b>
        {copy.text}
      </p>
    </li>
  );
}
