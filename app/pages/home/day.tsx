import { Container } from "#app/ui/container.tsx";
import type { HomeData } from "./route.tsx";

const grounds = ["bg-sand", "bg-line", "night"];

/** What a home battery does, told by three moments of a day that grows night from left to right. */
export function Day({ copy }: { copy: HomeData["copy"]["day"] }) {
  return (
    <section aria-labelledby="day" className="pt-section">
      <Container className="grid gap-6 pb-12 lg:grid-cols-12 lg:items-end">
        <h2 id="day" className="text-h2 lg:col-span-6">
          {copy.heading}
        </h2>
        <p className="text-lead lg:col-span-5 lg:col-start-8">{copy.lead}</p>
      </Container>
      <ol className="grid md:grid-cols-[5fr_4fr_3fr]">
        {copy.moments.map((moment, index) => (
          <li key={moment.time} className={`px-5 py-12 md:px-10 md:py-24 xl:px-15 ${grounds[index]}`}>
            <p className="text-h2 tabular-nums">{moment.time}</p>
            <h3 className="pb-2 pt-8 text-h3">{moment.title}</h3>
            <p>{moment.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
