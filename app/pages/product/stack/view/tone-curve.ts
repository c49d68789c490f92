import { CustomToneMapping, ShaderChunk, type WebGLRenderer } from "three";

// Tone curve of the renders (art/kit.py, save): linear up to a soft shoulder, then a slight contrast on the perceptual scale.
const curve = /* glsl */ `
  vec3 shoulder(vec3 c) {
    return mix(c, 0.55 + 0.45 * (1.0 - exp((0.55 - c) / 0.45 * 0.92)), step(0.55, c));
  }
  vec3 CustomToneMapping(vec3 colour) {
    colour *= toneMappingExposure;
    float light = max(dot(colour, vec3(0.2126, 0.7152, 0.0722)), 1e-5);
    vec3 shown = pow(clamp(mix(shoulder(colour), colour * shoulder(vec3(light)).x / light, 0.35), 0.0, 1.0), vec3(1.0 / 2.2));
    return pow(shown - 0.03 * sin(6.2832 * shown), vec3(2.2));
  }`;

/** Definition in three.js that exists to be replaced. */
const placeholder = "vec3 CustomToneMapping( vec3 color ) { return color; }";

export function setToneCurve(renderer: WebGLRenderer): void {
  ShaderChunk.tonemapping_pars_fragment = ShaderChunk.tonemapping_pars_fragment.replace(placeholder, curve);
  renderer.toneMapping = CustomToneMapping;
}
