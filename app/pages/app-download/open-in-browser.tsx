import { Container } from "#app/ui/container.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import type { InAppBrowser } from "./in-app-browser.ts";
import type { DownloadData } from "./data.server.ts";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";

/** Asks the visitor of a known in-app browser to open the page in a real browser. */
export function OpenInBrowser({ loaded, name }: { loaded: DownloadData; name: InAppBrowser }) {
  const { elsewhere } = loaded.copy;
  return (
    <section className="night">
      <Container className="py-12 lg:py-24">
        <p className="pb-4 text-lead font-label text-action">{loaded.copy.name}</p>
        <h1 className="max-w-[14ch] text-display hyphens-auto">{elsewhere.heading}</h1>
        <p className="max-w-[40ch] pb-10 pt-6 text-lead text-soft">{fillPlaceholders(elsewhere.lead, { app: name })}</p>
        <Explanation loaded={loaded} />
      </Container>
    </section>
  );
}

/** The same instructions, folded away, for in-app browsers that cannot be detected. */
export function OpenInBrowserHelp({ loaded }: { loaded: DownloadData }) {
  return (
    <Disclosure summary={loaded.copy.elsewhere.question}>
      <Explanation loaded={loaded} />
    </Disclosure>
  );
}

function Explanation({ loaded: { copy, address } }: { loaded: DownloadData }) {
  const { elsewhere } = copy;
  return (
    <div className="grid gap-x-12 gap-y-8 md:grid-cols-[15rem_1fr]">
      <MenuDrawing label={elsewhere.pictureLabel} open={elsewhere.open} />
      <div>
        <ol className="grid max-w-[44ch] gap-3">
          {elsewhere.steps.map((text, index) => (
            <li key={text} className="grid grid-cols-[2rem_1fr]">
              <span className="font-label tabular-nums">{index + 1}</span>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <p className="pt-8 text-small text-soft">{elsewhere.address}</p>
        <p className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-rule py-3">
          <code className="font-label wrap-anywhere select-all">{address}</code>
          <CopyButton text={address} words={elsewhere.copy} />
        </p>
      </div>
    </div>
  );
}

/** Upper half of a phone screen, with the menu button and the menu entry that opens the browser. */
function MenuDrawing({ label, open }: { label: string; open: string }) {
  return (
    <svg role="img" aria-label={label} viewBox="0 0 240 200" className="w-full max-w-60 fill-none stroke-current">
      <path d="M10 200V34Q10 10 34 10H206Q230 10 230 34V200" className="stroke-soft stroke-2" />
      <path d="M10 58H230" className="stroke-soft" />
      <path d="M28 34H110" className="stroke-soft stroke-4" />
      <circle cx="206" cy="34" r="16" className="stroke-mark stroke-3" />
      {[199, 206, 213].map((x) => (
        <circle key={x} cx={x} cy="34" r="2" className="fill-current stroke-none" />
      ))}
      <path d="M206 54V82M200 75L206 82L212 75" className="stroke-mark stroke-3" />
      <path d="M34 92H218V136H34Z" className="stroke-mark stroke-3" />
      <text
        x="46"
        y="119"
        textLength={open.length > 22 ? 160 : undefined}
        lengthAdjust="spacingAndGlyphs"
        className="fill-current stroke-none text-small font-label"
      >
        {open}
      </text>
      <path d="M46 160H150M46 182H120" className="stroke-soft stroke-2" />
    </svg>
  );
}
