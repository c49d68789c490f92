import { Container } from "#app/ui/container.tsx";
import { FigureText } from "#app/ui/figure-text.tsx";
import type { Copy } from "./copy/fr.ts";

const years = 16;

/** One bar for each year of research; the last is lit, because research continues. */
export function Years({ copy }: { copy: Copy["years"] }) {
  return (
    <section className="bg-sand py-section">
      <Container>
        <h2 className="max-w-[20ch] text-h2 hyphens-auto">{copy.heading}</h2>
        <div aria-hidden="true" className="flex h-28 items-end justify-between border-b border-strong pt-10 lg:h-48">
          {Array.from({ length: years }, (_, year) => (
            <span
              key={year}
              className={year === years - 1 ? "h-full border-l-6 border-light outline outline-ink" : "h-3/5 border-l-3 border-strong"}
            />
          ))}
        </div>
        <p className="flex justify-between gap-6 pt-3 text-small text-soft">
          <span>{copy.first}</span>
          <span>{copy.last}</span>
        </p>
        <div className="grid items-end gap-x-gap gap-y-10 pt-14 lg:grid-cols-[7fr_5fr] lg:pt-20">
          <FigureText {...copy.capacity} size="monument" />
          <FigureText {...copy.research} />
        </div>
      </Container>
    </section>
  );
}
