import { Container } from "#app/ui/container.tsx";
import type { HomeData } from "./route.tsx";

/** The company in three figures, set as typography; the last is the largest. */
export function Figures({ copy }: { copy: HomeData["copy"]["figures"] }) {
  return (
    <section className="py-section">
      <Container>
        <h2 className="sr-only">{copy.heading}</h2>
        <dl className="grid gap-x-6 gap-y-14 menu:grid-cols-2">
          {copy.items.map((item, index) => {
            const last = index === copy.items.length - 1;
            return (
              <div key={item.text} className={`flex flex-col ${last ? "menu:col-span-2" : ""}`}>
                <dt className="order-last max-w-[34ch] pt-2 text-lead">{item.text}</dt>
                <dd className={last ? "text-[clamp(4.25rem,19vw,17rem)] leading-[0.9] tracking-tighter tabular-nums" : "text-display tabular-nums"}>
                  {item.number} <span className="text-h3 tracking-normal">{item.unit}</span>
                </dd>
              </div>
            );
          })}
        </dl>
      </Container>
    </section>
  );
}
