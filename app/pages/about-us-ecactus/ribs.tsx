import { Container } from "#app/ui/container.tsx";
import type { Copy } from "./copy/fr.ts";

/** Relative distances between the ribs of a plant, from dry to full of water. */
const ribDistances = [1, 1, 1, 1.25, 1.5, 1.8, 2.1, 2.4, 2.6, 2.6];
const ribsPerDistance = 6;

export function Ribs({ copy }: { copy: Copy["ribs"] }) {
  const gaps = ribDistances.flatMap((gap) => Array.from({ length: ribsPerDistance }, () => gap));
  const offsetOf = (count: number) => gaps.slice(0, count).reduce((sum, gap) => sum + gap, 0);
  const positions = [...gaps.keys(), gaps.length].map(offsetOf);
  const end = offsetOf(gaps.length);
  return (
    <section className="pt-section">
      <Container>
        <h2 className="sr-only">{copy.heading}</h2>
        {copy.sentences.map((sentence) => (
          <p
            key={sentence}
            className="max-w-[24ch] pb-6 text-h2 break-keep text-balance font-heading hyphens-auto odd:text-soft lg:odd:ml-[33%] last:pb-0"
          >
            {sentence}
          </p>
        ))}
      </Container>
      <figure className="pt-16">
        <svg viewBox={`0 0 ${end} 12`} preserveAspectRatio="none" aria-hidden="true" className="h-40 w-full lg:h-72">
          {positions.map((x) => (
            <path
              key={x}
              d={`M${x.toFixed(2)} 0V12`}
              vectorEffect="non-scaling-stroke"
              strokeWidth="2"
              className="stroke-cactus forced-colors:stroke-[CanvasText]"
            />
          ))}
        </svg>
        <Container className="flex justify-between gap-6 pb-section pt-3 text-small text-soft">
          <span>{copy.dry}</span>
          <span>{copy.rain}</span>
        </Container>
      </figure>
    </section>
  );
}
