import type { ReactNode } from "react";
import { Container } from "#app/ui/container.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { traits } from "#i18n/traits.ts";
import type { Copy } from "./copy/fr.ts";

const size = "size-20";

export function UsageRules({ copy }: { copy: Copy["uses"] }) {
  const [ground, colour, tilt, outline] = copy.not;
  return (
    <section className="bg-sand py-section">
      <Container>
        <h2 className="pb-8 text-title hyphens-auto">{copy.heading}</h2>
        <div className="grid gap-gap lg:grid-cols-[1fr_2fr]">
          <figure className="flex flex-col bg-raised">
            <div className="grid flex-1 place-items-center py-16">
              <Logo className="size-40" />
            </div>
            <figcaption className="border-t-3 border-mark p-4">
              <b className="block font-label text-cactus">{copy.do}</b>
              {copy.right}
            </figcaption>
          </figure>
          <div className="grid gap-gap md:grid-cols-2">
            <WrongUse word={copy.dont} text={ground}>
              <span className="grid size-full place-items-center bg-light">
                <Logo className={size} />
              </span>
            </WrongUse>
            <WrongUse word={copy.dont} text={colour}>
              <Logo className={`${size} text-sun`} />
            </WrongUse>
            <WrongUse word={copy.dont} text={tilt}>
              <Logo className={`${size} rotate-24`} />
            </WrongUse>
            <WrongUse word={copy.dont} text={outline}>
              <Logo className={`${size} scale-x-160`} />
            </WrongUse>
          </div>
        </div>
      </Container>
    </section>
  );
}

function WrongUse({ word, text, children }: { word: string; text: string; children: ReactNode }) {
  const { colon } = traits[usePageLanguage()];
  return (
    <figure className="flex flex-col bg-paper">
      <div className="grid h-40 place-items-center overflow-clip">{children}</div>
      <figcaption className="border-t-3 border-danger p-4 text-small">
        <b className="font-label text-danger">{word + colon}</b>
        {text}
      </figcaption>
    </figure>
  );
}
