import { PictureView } from "#app/ui/picture.tsx";
import type { Picture } from "#app/assets/pictures.server.ts";
import { floorShare, stageSize, towerPositions } from "./framing.ts";
import { composePoster } from "./compose-poster.ts";
import type { Stack, StackProduct } from "#domain/sizing/schema";

type StackPosterProps = { product: StackProduct; stack: Stack; picture: Picture; alt: string };

/** Still image of the stack, scaled to the stage by container units; `--m` is one metre. Screen readers see one image. */
export function StackPoster({ product, stack, picture, alt }: StackPosterProps) {
  const { width, height } = stageSize(product, stack);
  const { slices, ...frame } = composePoster(product, stack.modules);
  const metre = `min(100cqw / ${width.toFixed(3)}, ${(1 - floorShare) * 100}cqh / ${height})`;
  const metres = (length: number) => `${length.toFixed(4)} * var(--m)`;
  return (
    <div style={{ "--m": metre }}>
      {towerPositions(stack.towers).map((place, tower) => (
        <div
          key={place}
          className="absolute"
          style={{
            width: `calc(${metres(frame.width)})`,
            left: `calc(50cqw + ${metres(place - frame.left)})`,
            bottom: `calc(${floorShare * 100}cqh - ${metres(frame.below)})`,
          }}
        >
          {slices.map(({ clip, lift }, slice) => (
            <div
              // The head keeps its key, so that it glides up when a module moves in below it.
              key={slice === slices.length - 1 ? "head" : slice}
              className="absolute bottom-0 w-full transition-[translate] duration-400"
              style={{ clipPath: clip, translate: `0 calc(${metres(-lift)})` }}
            >
              <PictureView
                picture={picture}
                alt={tower + slice === 0 ? alt : ""}
                sizes="(width >= 64rem) 36rem, 24rem"
                className="h-auto w-full print:max-h-none! print:w-full!"
              />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
