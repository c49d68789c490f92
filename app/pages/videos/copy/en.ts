import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "Product videos: AGAVE-TH, MYRTILLO, TIANYUAN",
    description:
      "Short product videos with captions in five languages and a transcript: stacking a MYRTILLO tower, and tours of AGAVE-TH and TIANYUAN.",
    keywords: ["home battery video", "MYRTILLO installation", "AGAVE-TH video", "stackable battery assembly"],
  },
  heading: "Product and installation videos",
  lead: "Short videos without sound show our products to installers and owners. Choose captions in one of five languages.",
  transcript: "Transcript",
  file: "Video file",
  product: "Product",
  example: "Example",
  unplayable: "Your browser does not play this video. You can save it:",
  controls: {
    play: "Play",
    pause: "Pause",
    position: "Position in the video",
    at: "{at} of {of}",
    captions: "Captions",
    noCaptions: "No captions",
    fullScreen: "Full screen",
    leaveFullScreen: "Exit full screen",
    failed: "This video cannot be played at the moment. Try again, or save it:",
  },
  empty: { heading: "no data", text: "No video is published here at the moment.", link: "See the products" },
};
