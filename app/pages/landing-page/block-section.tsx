import { ProductRows } from "#app/features/solutions/line-products.tsx";
import { QuestionList } from "#app/features/solutions/question-list.tsx";
import { Container } from "#app/ui/container.tsx";
import { FigureView } from "#app/ui/figure.tsx";
import { PictureView } from "#app/ui/picture.tsx";
import type { ReactNode } from "react";
import { CardGrid } from "./card-grid.tsx";
import type { LandingPageData } from "./data.server.ts";
import { FormSection } from "./form-section.tsx";
import { VideoSection } from "./video-section.tsx";
import type { ViewOf } from "./view-blocks.server.ts";

type Copy = LandingPageData["copy"];
type Block = LandingPageData["blocks"][number];

export function BlockSection({ block, copy }: { block: Block; copy: Copy }) {
  switch (block.kind) {
    case "text":
      return (
        <Container className="grid gap-x-gap pt-12 lg:grid-cols-12 lg:pt-16">
          {/* oxlint-disable-next-line react/no-danger -- the store renders and cleans an editor's Markdown */}
          <div className="prose min-w-0 lg:col-span-8 lg:col-start-5" dangerouslySetInnerHTML={{ __html: block.body }} />
        </Container>
      );
    case "image":
      return <ImageBlock block={block} />;
    case "figures":
      return <Figures block={block} />;
    case "cards":
      return <CardGrid block={block} />;
    case "products":
      return block.products.length === 0 ? null : (
        <HeadedSection id={block.id} heading={block.heading ?? copy.products}>
          <ProductRows products={block.products} />
        </HeadedSection>
      );
    case "faq":
      return <Questions block={block} copy={copy} />;
    case "video":
      return block.video ? <VideoSection id={block.id} heading={block.heading} video={block.video} copy={copy} /> : null;
    case "form":
      return <FormSection block={block} />;
  }
}

function ImageBlock({ block: { picture, pictureAlt, caption } }: { block: ViewOf<"image"> }) {
  return (
    <Container className="pt-14 lg:pt-24">
      <figure>
        <PictureView
          picture={picture}
          alt={pictureAlt}
          sizes="(min-width: 84rem) 82.5rem, 95vw"
          className="max-h-[48rem] w-full rounded-picture object-cover"
        />
        {caption && <figcaption className="max-w-prose pt-3 text-small text-soft">{caption}</figcaption>}
      </figure>
    </Container>
  );
}

function Figures({ block: { heading, figures } }: { block: ViewOf<"figures"> }) {
  return (
    <Container className="pt-16 lg:pt-28">
      {heading && <h2 className="max-w-[24ch] pb-8 text-title text-balance hyphens-auto lg:pb-12">{heading}</h2>}
      <dl className="grid gap-x-gap gap-y-8 border-y border-rule py-8 sm:grid-cols-2 lg:grid-flow-col lg:auto-cols-fr lg:grid-cols-none lg:py-12">
        {figures.map(({ value, unit, label }) => (
          <FigureView key={`${label}${value}`} size="h2" label={label} parts={{ number: value, ...(unit && { unit, gap: "\u202f" }) }} />
        ))}
      </dl>
    </Container>
  );
}

function Questions({ block: { heading, questions, id }, copy }: { block: ViewOf<"faq"> & { id: string }; copy: Copy }) {
  if (questions.length === 0) return null;
  return (
    <HeadedSection id={id} heading={heading ?? copy.questions}>
      <QuestionList questions={questions} exampleLabel={copy.example} />
    </HeadedSection>
  );
}

function HeadedSection({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <Container className="grid gap-x-gap gap-y-8 pt-16 lg:grid-cols-12 lg:pt-28">
        <h2 id={id} className="text-title text-balance hyphens-auto lg:col-span-4">
          {heading}
        </h2>
        <div className="min-w-0 lg:col-span-8 lg:col-start-5">{children}</div>
      </Container>
    </section>
  );
}
