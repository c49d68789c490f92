import Box from "@mui/material/Box";
import { useRef, useState, type KeyboardEvent } from "react";
import { useTexts } from "../texts/staff-language.ts";
import { markdownTexts } from "./texts.ts";
import { ToolbarButton, type Tool } from "./toolbar-button.tsx";

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

type Props = { id: string; tools: readonly Tool[]; onLeave(): void };

/** Toolbar pattern of the ARIA Authoring Practices: one tab stop, arrow keys between the tools; Escape returns to the text. */
export function Toolbar({ id, tools, onLeave }: Props) {
  const texts = useTexts(markdownTexts);
  const bar = useRef<HTMLDivElement>(null);
  const [tabStop, setTabStop] = useState(0);
  const last = tools.length - 1;
  const move = (event: KeyboardEvent) => {
    if (event.key === "Escape") onLeave();
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    bar.current?.querySelectorAll("button")[step(Math.min(tabStop, last), last)]?.focus();
  };
  return (
    <Box
      ref={bar}
      id={id}
      role="toolbar"
      aria-label={texts.tools}
      onKeyDown={move}
      sx={{ display: "flex", flexWrap: "wrap", gap: 0.25, p: 0.5, borderBottom: 1, borderColor: "divider", bgcolor: "background.paper" }}
    >
      {tools.map((tool, index) => (
        <ToolbarButton key={tool.name} tool={tool} isTabStop={index === Math.min(tabStop, last)} onFocus={() => setTabStop(index)} />
      ))}
    </Box>
  );
}
