import { Container } from "#app/ui/container.tsx";
import { FigureText } from "#app/ui/figure-text.tsx";
import type { HomeData } from "./data.server.ts";

export function Figures({ copy }: { copy: HomeData["copy"]["figures"] }) {
  const last = copy.items.length - 1;
  return (
    <section aria-labelledby="figures" className="py-section">
      <Container className="grid gap-x-6 gap-y-16 md:grid-cols-2">
        <h2 id="figures" className="sr-only">
          {copy.heading}
        </h2>
        {copy.items.map((item, index) => (
          <FigureText
            key={item.note}
            {...item}
            size={index === last ? "monument" : "figure"}
            className={index === last ? "md:col-span-2" : undefined}
          />
        ))}
      </Container>
    </section>
  );
}
