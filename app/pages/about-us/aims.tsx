import { Container } from "#app/ui/container.tsx";
import type { Copy } from "./copy/fr.ts";

export function Aims({ copy: { heading, vision, mission, value } }: { copy: Copy["aims"] }) {
  return (
    <Container className="grid gap-x-gap gap-y-12 py-section lg:grid-cols-12">
      <h2 className="sr-only">{heading}</h2>
      <div className="lg:col-span-12">
        <h3 className="font-label text-cactus">{vision.name}</h3>
        <p className="max-w-[19ch] pt-3 text-display font-heading text-balance hyphens-auto wrap-anywhere">{vision.text}</p>
      </div>
      <div className="lg:col-span-5 lg:col-start-4">
        <h3 className="font-label text-cactus">{mission.name}</h3>
        <p className="pt-2 text-h3">{mission.text}</p>
      </div>
      <div className="lg:col-span-4 lg:pt-24">
        <h3 className="font-label text-cactus">{value.name}</h3>
        <p className="pt-2 text-h3">{value.text}</p>
      </div>
    </Container>
  );
}
