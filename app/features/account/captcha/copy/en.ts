import type { Copy } from "./fr.ts";

export const en: Copy = {
  heading: "Verification",
  close: "Close",
  instruction: "Drag the bottom slider to complete the puzzle.",
  keys: "On the keyboard, the arrow keys move the piece and Enter checks it.",
  slider: "Position of the piece",
  picture: "Picture with a piece missing",
  check: "Check",
  checking: "Checking",
  loading: "Loading the puzzle",
  reload: "New puzzle",
  retry: "Try again",
  next: "Here is a new puzzle.",
  without: "I cannot drag",
  working: "Your device is doing a computation. This takes a few seconds; please leave this window open.",
  click: {
    instruction: "Click the place in the picture where this piece is missing.",
    piece: "The missing piece",
    picture: "Picture with a hole: click the hole",
  },
};
