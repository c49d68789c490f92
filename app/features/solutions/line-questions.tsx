import { Container } from "#app/ui/container.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { useLayoutData } from "#app/frame/use-layout-data.ts";
import { QuestionList } from "./question-list.tsx";
import type { SolutionsCopy } from "./copy/fr.ts";
import type { LineQuestion } from "./read-line.server.ts";

type LineQuestionsProps = {
  questions: readonly LineQuestion[];
  copy: SolutionsCopy;
  filter?: string;
};

export function LineQuestions({ questions, copy, filter = "" }: LineQuestionsProps) {
  const all = useLayoutData()?.navigation.links.support.faqs;
  if (questions.length === 0) return null;
  return (
    <Container className="grid gap-x-gap gap-y-8 py-section lg:grid-cols-12">
      <div className="flex flex-col items-start gap-4 lg:col-span-4">
        <h2 className="text-title">{copy.questions.heading}</h2>
        {all && <TextLink to={all.to + filter}>{copy.questions.all}</TextLink>}
      </div>
      <div className="lg:col-span-7 lg:col-start-6">
        <QuestionList questions={questions} exampleLabel={copy.example} />
      </div>
    </Container>
  );
}
