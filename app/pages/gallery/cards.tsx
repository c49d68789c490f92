import { LeadCard, PictureCard, PictureRow } from "#app/ui/cards.tsx";
import type { PictureView } from "#app/ui/picture.tsx";
import type { Copy } from "./copy/fr.ts";
import { Specimens } from "./specimens.tsx";

type Picture = Parameters<typeof PictureView>[0]["picture"];

type CardsProps = { copy: Copy["cards"]; grounds: Copy["grounds"]; pictures: readonly Picture[] };

export function Cards({ copy, grounds, pictures }: CardsProps) {
  const stories = copy.stories.flatMap(({ alt, ...story }, index) => {
    const picture = pictures[index];
    return picture ? [{ ...story, to: "#cards", pictureAlt: alt, picture }] : [];
  });
  const [lead, ...others] = stories;
  return (
    <Specimens names={grounds} wide>
      {() => (
        <>
          {lead && <LeadCard {...lead} cue={copy.cue} />}
          <div className="grid gap-x-gap gap-y-8 md:grid-cols-[7fr_5fr]">
            {others.map((story) => (
              <PictureCard key={story.title} {...story} />
            ))}
          </div>
          <div className="border-b border-rule">
            {stories.map(({ pictureAlt: _alt, ...story }) => (
              <PictureRow key={story.title} {...story} />
            ))}
          </div>
        </>
      )}
    </Specimens>
  );
}
