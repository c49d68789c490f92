import { PageBreadcrumb } from "#app/frame/page-breadcrumb.tsx";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { Container } from "#app/ui/container.tsx";
import { localPath } from "#i18n/paths.ts";
import type { Copy } from "./copy/fr.ts";

/** Ribs of `app/ui/logo.tsx` with their construction lines. */
const ribs = [
  { x: 3, top: 14 },
  { x: 7.5, top: 8.5 },
  { x: 12, top: 4 },
  { x: 16.5, top: 8.5 },
  { x: 21, top: 14 },
];

/** Heights of the ribs, as the messages write them. */
const heights = [
  { height: "16", y: 4 },
  { height: "11,5", y: 8.5 },
  { height: "6", y: 14 },
];

export function Construction({ copy }: { copy: Omit<Copy, "seo"> }) {
  const language = usePageLanguage();
  return (
    <section className="bg-sand">
      <Container className="pb-section pt-6">
        <PageBreadcrumb steps={[{ name: copy.about, to: localPath(language, "/about-us") }]} current={copy.mark} />
        <div className="grid gap-x-gap gap-y-10 pt-10 lg:grid-cols-12 lg:pt-16">
          <div className="lg:col-span-6 lg:self-end">
            <h1 className="text-display text-balance hyphens-auto">{copy.heading}</h1>
            <p className="max-w-[40ch] pt-6 text-lead">{copy.lead}</p>
          </div>
          <Drawing copy={copy} />
        </div>
        <p className="max-w-prose pt-8 text-small text-soft lg:ml-[50%] lg:pl-3">{copy.measures}</p>
      </Container>
    </section>
  );
}

/** Draws the construction lines first, then the ribs from their ground, then the light (`.draws` in drawing.css). */
function Drawing({ copy }: { copy: Omit<Copy, "seo"> }) {
  return (
    <svg viewBox="0 0 24 24" role="img" aria-label={copy.markAlt} className="w-full lg:col-span-6">
      <g strokeWidth="0.04" className="fill-none stroke-ink-soft" strokeDasharray="0.2 0.2">
        {[20, 14, 8.5, 4].map((y, index) => (
          <path key={y} d={`M0 ${y}H24`} className="draws draws-across" style={{ "--turn": index }} />
        ))}
        {ribs.map(({ x }, index) => (
          <path key={x} d={`M${x} 1V23`} className="draws" style={{ "--turn": 3 + index }} />
        ))}
      </g>
      <g fill="none" strokeWidth="2.2" strokeLinecap="round">
        {ribs.map(({ x, top }) => (
          <path
            key={x}
            d={`M${x} 20V${top}`}
            pathLength="1"
            style={{ "--turn": 12 - Math.abs(x - 12) / 1.5 }}
            className={`draws draws-line ${x === 12 ? "stroke-light forced-colors:stroke-[Highlight]" : "stroke-ink forced-colors:stroke-[CanvasText]"}`}
          />
        ))}
      </g>
      <g className="fill-ink-soft text-[0.6px] tabular-nums forced-colors:fill-[CanvasText]">
        {heights.map(({ height, y }) => (
          <text key={height} x={23.9} y={y - 0.2} textAnchor="end" className="draws draws-across" style={{ "--turn": 14 }}>
            {height.replace(",", copy.decimal)}
          </text>
        ))}
      </g>
    </svg>
  );
}

type LockupsProps = { copy: Copy["space"]; logo: string; onDark: string };

/** Shows the logo on both backgrounds with its clear space: the distance of two ribs. */
export function Lockups({ copy, logo, onDark }: LockupsProps) {
  return (
    <Container className="pb-section">
      <h2 className="pb-8 text-h2 hyphens-auto">{copy.heading}</h2>
      <div className="grid md:grid-cols-2">
        {[logo, onDark].map((file, index) => (
          <div
            key={file}
            className={
              index === 0 ? "grid place-items-center border border-rule bg-raised p-8 lg:p-16" : "night grid place-items-center p-8 lg:p-16"
            }
          >
            <div className="w-full max-w-md border border-dashed border-soft">
              <img src={file} width="116" height="30" alt={index === 0 ? copy.logoAlt : copy.onDarkAlt} loading="lazy" className="w-full" />
            </div>
          </div>
        ))}
      </div>
      <div className="grid gap-x-gap gap-y-4 pt-6 md:grid-cols-2">
        {copy.rules.map((rule) => (
          <p key={rule} className="max-w-prose">
            {rule}
          </p>
        ))}
      </div>
    </Container>
  );
}
