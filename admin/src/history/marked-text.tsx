import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { visuallyHidden } from "../layout/visually-hidden.ts";
import { useTexts } from "../texts/staff-language.ts";
import type { TextChange, TextPart } from "./diff-words.ts";
import { historyTexts } from "./texts.ts";

/** Colour and line mark a change for the eye, the element and a hidden word for screen readers. */
const marks = {
  removed: { component: "del", sx: { bgcolor: "#fde4e1", color: "#8c1d18", textDecoration: "line-through" } },
  added: { component: "ins", sx: { bgcolor: "#dcf3e3", color: "#0b4d36", textDecoration: "underline" } },
} as const;

export function Marked({ change, children }: { change: TextChange; children: ReactNode }) {
  const texts = useTexts(historyTexts);
  if (change === "same") return children;
  const { component, sx } = marks[change];
  return (
    <Box component={component} sx={{ ...sx, borderRadius: 0.5 }}>
      <Box component="span" sx={visuallyHidden}>
        {` ${texts[change]} `}
      </Box>
      {children}
    </Box>
  );
}

export function MarkedText({ parts }: { parts: readonly TextPart[] }) {
  return (
    <Box sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere", typography: "body2" }}>
      {parts.map(({ change, text }, index) => (
        // A part has no identity besides its position.
        // oxlint-disable-next-line react/no-array-index-key
        <Marked key={index} change={change}>
          {text}
        </Marked>
      ))}
    </Box>
  );
}
