import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { call } from "../api/call.ts";
import { PageHead } from "../frame/page-head.tsx";
import { useTexts } from "../texts/staff-language.ts";
import { PickBar } from "./pick-bar.tsx";
import { PickedSentences } from "./picked-sentences.tsx";
import { sentenceTexts } from "./sentence-texts.ts";
import { usePicked } from "./use-picked.ts";

/** Page inspector: a click on a text of a public page opens its UI string. The page is in the address. */
export function PickPage() {
  const texts = useTexts(sentenceTexts);
  const [search, setSearch] = useSearchParams();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isUsed, setUsed] = useState(false);
  const [words, setWords] = useState<{ said: string[]; path: string }>();
  const { data } = useQuery({ queryKey: ["picking"], queryFn: () => call("GET /staff/texts/picking", {}), staleTime: Infinity });
  const address = search.get("page") ?? "/";
  const show = (page: string) => page.startsWith("/") && setSearch({ page }, { replace: true });
  const tell = (isOn: boolean) => frame.current?.contentWindow?.postMessage({ isUsed: isOn }, location.origin);
  usePicked(frame, (said) => ("follow" in said ? show(said.follow) : setWords(said)));
  const done = () => {
    setWords(undefined);
    frame.current?.contentWindow?.location.reload();
  };
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <PageHead title={texts.pickTitle} />
      <PickBar
        address={address}
        pages={data?.pages ?? []}
        isUsed={isUsed}
        onShow={show}
        onUse={(isOn) => {
          setUsed(isOn);
          tell(isOn);
        }}
      />
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 380px" } }}>
        <Box sx={{ order: { lg: 1 } }}>
          <PickedSentences words={words} onDone={done} />
        </Box>
        {data && (
          <Box
            ref={frame}
            component="iframe"
            title={texts.pickTitle}
            src={`${address}${address.includes("?") ? "&" : "?"}${data.query}`}
            onLoad={() => tell(isUsed)}
            sx={{ width: "100%", height: { xs: "70vh", lg: "75vh" }, border: 1, borderColor: "divider", bgcolor: "background.paper" }}
          />
        )}
      </Box>
    </Stack>
  );
}
