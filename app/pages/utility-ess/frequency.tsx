import { Container } from "#app/ui/container.tsx";
import { Drawing, DrawnText } from "#app/ui/drawing.tsx";
import type { Copy } from "./copy/fr.ts";

/** Example deviation of the grid frequency, from -1 to 1, at a share of the time shown. */
const deviation = (share: number) => 0.55 * Math.sin(share * 9.2 + 0.4) + 0.3 * Math.sin(share * 21) + 0.15 * Math.sin(share * 47 + 1);

/** Draws the grid frequency as a line, and the battery's response as bars in the opposite direction. */
export function Frequency({ copy }: { copy: Copy["frequency"] }) {
  return (
    <section aria-labelledby="frequency" className="bg-sand py-section [--color-soft:var(--color-ink)]">
      <Container className="grid gap-x-gap gap-y-10 lg:grid-cols-12">
        <h2 id="frequency" className="text-h2 lg:col-span-7">
          {copy.heading}
        </h2>
        <p className="max-w-[46ch] text-lead lg:col-span-5">{copy.text}</p>
        <figure className="lg:col-span-12">
          <Drawing
            label={copy.alt}
            wide={{ width: 1200, height: 330, content: <Sheet width={1200} height={330} ribs={96} copy={copy} /> }}
            narrow={{ width: 320, height: 300, content: <Sheet width={320} height={300} ribs={48} copy={copy} /> }}
          />
          <figcaption className="pt-4 text-small">{copy.caption}</figcaption>
        </figure>
      </Container>
    </section>
  );
}

/** Line segments of the curve, enough to look smooth. */
const points = 120;

type SheetProps = { width: number; height: number; ribs: number; copy: Copy["frequency"] };

function Sheet({ width, height, ribs, copy }: SheetProps) {
  const axis = height / 2;
  const reach = height / 2 - 30;
  const round = (value: number) => Math.round(value * 10) / 10;
  const samples = Array.from({ length: ribs }, (_, index) => ({
    x: round(((index + 0.5) * width) / ribs),
    value: deviation((index + 0.5) / ribs),
  }));
  const curve = Array.from({ length: points + 1 }, (_, index) => {
    const share = (index / points) * (1 - 1 / ribs) + 0.5 / ribs;
    return `${round(share * width)} ${round(axis - deviation(share) * reach)}`;
  });
  return (
    <>
      <path
        d={samples.map(({ x, value }) => `M${x} ${axis}V${round(axis + value * reach * 0.8)}`).join("")}
        className="stroke-action"
        strokeWidth={round((width / ribs) * 0.42)}
      />
      <path d={`M0 ${axis}H${width}`} className="stroke-strong [stroke-dasharray:2_5]" />
      <path d={`M${curve.join("L")}`} className="fill-none stroke-strong stroke-[2.5] [stroke-linejoin:round]" />
      <DrawnText at={[0, axis - 8]} lines={[copy.nominal]} anchor="start" className="fill-strong font-label" />
      <DrawnText at={[0, 16]} lines={[`↑ ${copy.gives}`]} anchor="start" className="fill-strong font-label" />
      <DrawnText at={[0, height - 4]} lines={[`↓ ${copy.takes}`]} anchor="start" className="fill-strong font-label" />
    </>
  );
}
