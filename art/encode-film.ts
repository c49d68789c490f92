// Encodes the frames of a film as WebM, and its poster, into content/files. Needs ffmpeg with libvpx-vp9.
import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import sharp from "sharp";

const out = path.resolve(import.meta.dirname, "..", "content", "files");
export const [width, height, rate] = [1280, 720, 25];

type Film = {
  seconds: number;
  posterAt: number;
  /** Quality for VP9: 0 is the best, 63 the smallest file. */
  crf: number;
  /** Returns the image at a time in seconds, `width` by `height` pixels. */
  draw: (time: number) => Promise<Buffer>;
};

export async function encodeFilm(name: string, { seconds, posterAt, crf, draw }: Film): Promise<void> {
  const encoder = spawn(
    "ffmpeg",
    [
      "-y",
      "-loglevel",
      "error",
      "-f",
      "rawvideo",
      "-pix_fmt",
      "rgb24",
      "-s",
      `${width}x${height}`,
      "-r",
      String(rate),
      "-i",
      "-",
      "-an",
      "-c:v",
      "libvpx-vp9",
      "-pix_fmt",
      "yuv420p",
      "-crf",
      String(crf),
      "-b:v",
      "0",
      "-g",
      "125",
      "-cpu-used",
      "3",
      "-row-mt",
      "1",
      "-threads",
      "2",
      "-fflags",
      "+bitexact",
      "-flags:v",
      "+bitexact",
      path.join(out, `${name}.webm`),
    ],
    { stdio: ["pipe", "inherit", "inherit"] },
  );
  for (let frame = 0; frame < seconds * rate; frame++) {
    const pixels = await sharp(await draw(frame / rate))
      .removeAlpha()
      .raw()
      .toBuffer();
    if (!encoder.stdin.write(pixels)) await once(encoder.stdin, "drain");
  }
  encoder.stdin.end();
  await once(encoder, "close");
  await sharp(await draw(posterAt))
    .webp({ quality: 74 })
    .toFile(path.join(out, `${name}.webp`));
}
