import { Mesh, PlaneGeometry, ShaderMaterial } from "three";

// Same formula as the cut-outs (art/kit.py, floor_shadow): distance to the tower's footprint, and to a copy of it moved
// away from the key light.
const fragmentShader = /* glsl */ `
  uniform float angle;
  varying vec2 place;
  const float size = 1.3;
  float outside(vec2 p) {
    float c = cos(angle), s = sin(angle);
    vec2 q = abs(vec2(c * p.x - s * p.y, s * p.x + c * p.y)) - vec2(0.2775, 0.155) + 0.0248;
    return length(max(q, 0.0)) + min(max(q.x, q.y), 0.0) - 0.0248;
  }
  void main() {
    float near = outside(place);
    float p = max(near, 0.0), thrown = max(outside(place - vec2(0.1163, -0.0081) * size), 0.0);
    float shade = 0.5 * exp(-p / (0.018 * size)) + 0.216 * exp(-pow(thrown / (0.09 * size), 1.2)) + 0.1 * exp(-pow(thrown / (0.26 * size), 1.4));
    shade = min(0.95, shade + 0.25 * clamp(-near / (0.02 * size), 0.0, 1.0));
    float fade = smoothstep(-0.62, -0.45, place.x) * (1.0 - smoothstep(0.42, 0.68, place.x)) * (1.0 - smoothstep(0.28, 0.8, place.y));
    gl_FragColor = vec4(0.05, 0.047, 0.043, shade * fade);
  }`;

const vertexShader = /* glsl */ `
  varying vec2 place;
  void main() {
    place = position.xz;
    gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
  }`;

/** Soft contact shadow around a tower; `turn` rotates it with the tower. */
export function floorShadow(): { mesh: Mesh; turn(angle: number): void; dispose(): void } {
  const angle = { value: 0 };
  const material = new ShaderMaterial({ uniforms: { angle }, vertexShader, fragmentShader, transparent: true, depthWrite: false });
  const mesh = new Mesh(new PlaneGeometry(1.5, 1.6).rotateX(-Math.PI / 2), material);
  mesh.renderOrder = -1;
  return {
    mesh,
    turn: (value) => void (angle.value = value),
    dispose: () => {
      mesh.geometry.dispose();
      material.dispose();
    },
  };
}
