import { pieceBox, type IssuedPuzzle } from "#domain/captcha/schema";
import type { CaptchaCopy } from "./read-captcha-copy.server.ts";

type CaptchaPictureProps = { copy: CaptchaCopy["click"]; puzzle: IssuedPuzzle };

/**
 * Puzzle of a form without JavaScript: a click on the image submits the form with the coordinates (see `solve-by-click.ts`). The
 * size
 * is fixed, because browsers send coordinates in displayed pixels.
 */
export function CaptchaPicture({ copy, puzzle: { id, background, piece, width, height } }: CaptchaPictureProps) {
  return (
    <fieldset className="grid gap-3">
      <legend className="contents">
        <span className="flex items-center gap-4">
          <img src={piece} alt={copy.piece} width={pieceBox} height={pieceBox} className="flex-none rounded-control bg-strong" />
          <span>{copy.instruction}</span>
        </span>
      </legend>
      <input type="hidden" name="captchaId" value={id} />
      <input
        type="image"
        name="captchaImage"
        src={background}
        width={width}
        height={height}
        alt={copy.picture}
        className="max-w-none rounded-control"
        style={{ width, height }}
      />
    </fieldset>
  );
}
