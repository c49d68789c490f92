import { Container } from "#app/ui/container.tsx";
import { RibCactus } from "#app/ui/rib-cactus.tsx";

export function StoryHero({ heading, lead }: { heading: string; lead: string }) {
  return (
    <section className="night overflow-clip">
      <Container className="grid items-end gap-x-gap lg:grid-cols-12">
        <div className="grid gap-6 py-12 lg:col-span-7 lg:py-section">
          <h1 className="text-display text-balance hyphens-auto">{heading}</h1>
          <p className="max-w-[44ch] text-lead text-pretty">{lead}</p>
        </div>
        <RibCactus className="h-72 w-full md:h-96 lg:col-span-5 lg:h-[min(40rem,80svh)]" />
      </Container>
      <div className="h-0.75 bg-light" />
    </section>
  );
}
