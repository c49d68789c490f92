import { DataTexture, Mesh, MeshBasicMaterial, PlaneGeometry, RGBAFormat, SRGBColorSpace, UnsignedByteType } from "three";

const lineX = -0.205;
const glowRadius = 0.036;
const inFrontOfShell = 0.1735;
const colour = [0x12, 0xc7, 0x9a];

/** Glow beside the light line, for a part of this height. */
export function lightLine(height: number): Mesh {
  const glow = new Mesh(
    new PlaneGeometry(glowRadius * 2, height),
    new MeshBasicMaterial({ map: glowTexture(), transparent: true, depthWrite: false, toneMapped: false }),
  );
  glow.position.set(lineX, height / 2, inFrontOfShell);
  return glow;
}

function glowTexture(): DataTexture {
  const width = 64;
  const pixels = new Uint8Array(width * 4);
  for (let x = 0; x < width; x += 1) {
    const distance = Math.abs((x + 0.5) / width - 0.5) * 2;
    const strength = 0.32 * Math.exp(-distance * 4) * (1 - distance);
    pixels.set([...colour, strength * 255], x * 4);
  }
  const texture = new DataTexture(pixels, width, 1, RGBAFormat, UnsignedByteType);
  texture.colorSpace = SRGBColorSpace;
  texture.needsUpdate = true;
  return texture;
}
