// Views of the camera in the films: `from` and `to` are left, top and size, as shares of the picture.

/** Tours of products: views that dissolve into each other. */
export const tours = {
  "tianyuan-60k-tour": [
    { picture: "tianyuan-60k-hero", from: [0, 0, 1], to: [0.3, 0.22, 0.68] },
    { picture: "tianyuan-60k-detail-1", from: [0.02, 0.04, 0.94], to: [0.12, 0.12, 0.82] },
    { picture: "tianyuan-60k-detail-2", from: [0.12, 0.12, 0.8], to: [0, 0.1, 0.9] },
    { picture: "tianyuan-60k-scene", from: [0.2, 0.1, 0.7], to: [0, 0, 1] },
  ],
  "tianyuan-200k-tour": [
    { picture: "tianyuan-200k-hero", from: [0.06, 0, 0.94], to: [0.3, 0.06, 0.66] },
    { picture: "tianyuan-200k-detail-1", from: [0.24, 0, 0.46], to: [0.18, 0.08, 0.64] },
    { picture: "tianyuan-200k-scene", from: [0.36, 0.06, 0.64], to: [0, 0, 1] },
    { picture: "substation-fog", from: [0, 0, 1], to: [0.14, 0.16, 0.76] },
  ],
};
