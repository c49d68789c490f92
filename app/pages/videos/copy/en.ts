import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "Videos: the products from close by",
    description: "Short videos with captions in five languages and a transcript: a MYRTILLO tower going up, AGAVE-TH from close by.",
    keywords: ["home battery video", "MYRTILLO installation", "AGAVE-TH video", "stackable battery assembly"],
  },
  heading: "Watch before you start.",
  lead: "Short films without sound. The captions say it all, in the language of the page or in another.",
  transcript: "What is to be seen",
  file: "Video file",
  product: "The product",
  example: "Example",
  unplayable: "Your browser does not play this film. You can save it:",
  controls: {
    play: "Play",
    pause: "Pause",
    position: "Position in the film",
    at: "{at} of {of}",
    captions: "Captions",
    noCaptions: "No captions",
    fullScreen: "Full screen",
    leaveFullScreen: "Leave full screen",
    failed: "This film cannot be played here at the moment. Try again, or save it:",
  },
  empty: { heading: "no data", text: "No video is published here at the moment.", link: "See the products" },
};
