import { Container } from "#app/ui/container.tsx";
import type { Copy } from "./copy/fr.ts";

/** Brand colours with their shares of use; each text colour has the contrast that its background needs. */
const shares = [
  { name: "paper", hex: "#F6F4EF", look: "bg-paper text-ink border-r border-rule", share: 8 },
  { name: "sand", hex: "#E8E3D8", look: "bg-sand text-ink", share: 5 },
  { name: "graphite", hex: "#1B201E", look: "bg-graphite text-on-dark", share: 5 },
  { name: "cactus", hex: "#0F5C43", look: "bg-cactus text-paper", share: 3 },
  { name: "sun", hex: "#E8A33D", look: "bg-sun text-ink", share: 2 },
  { name: "light", hex: "#35E0A8", look: "bg-light text-ink", share: 2 },
] as const;

export function Colours({ copy }: { copy: Copy["colours"] }) {
  return (
    <section>
      <Container className="grid gap-x-gap gap-y-4 pb-8 lg:grid-cols-12">
        <h2 className="text-title hyphens-auto lg:col-span-5">{copy.heading}</h2>
        <p className="max-w-prose lg:col-span-6 lg:col-start-7">{copy.text}</p>
      </Container>
      <ul className="flex flex-col border-y border-rule lg:h-112 lg:flex-row">
        {shares.map(({ name, hex, look, share }) => (
          <li
            key={name}
            style={{ flexGrow: share }}
            className={`flex min-h-24 flex-col justify-end px-edge py-4 forced-color-adjust-none lg:min-w-0 lg:basis-0 lg:px-4 ${look}`}
          >
            <span className="font-label hyphens-auto">{copy.names[name]}</span>
            <span className="text-small tabular-nums">{hex}</span>
            <span className="pt-1 text-small">{copy.uses[name]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
