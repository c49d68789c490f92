import type { PartnersData } from "./data.server.ts";

export function Confirmation({ copy }: { copy: PartnersData["copy"]["sent"] }) {
  return (
    <output className="block max-w-prose pt-8 lg:pt-16">
      <h1 className="text-h2">{copy.heading}</h1>
      <p className="pt-4 text-lead">{copy.text}</p>
    </output>
  );
}
