import { Alert } from '#ui/alert.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { showToast } from '#ui/toast.tsx';
import { useSamples } from './samples.ts';
import { Row, Section } from './section.tsx';

const tones = ['plain', 'success', 'danger', 'accent'] as const;

export function Messages() {
  const { messages } = useSamples();
  return (
    <Section title={messages.title}>
      <div className="flex flex-col gap-4">
        {tones.map(tone => (
          <Alert key={tone} tone={tone} title={messages.alerts[tone].title}>
            {messages.alerts[tone].text}
          </Alert>
        ))}
        <Row>
          <Badge>{messages.badge}</Badge>
          {tones.map(tone => (
            <Badge key={tone} tone={tone}>
              {messages.alerts[tone].title}
            </Badge>
          ))}
        </Row>
        <Row>
          <Button tone="secondary" onPress={() => showToast({ ...messages.saved, tone: 'success' })}>
            {messages.saved.title}
          </Button>
          <Button tone="secondary" onPress={() => showToast({ ...messages.missing, tone: 'danger' })}>
            {messages.missing.title}
          </Button>
        </Row>
        <div>
          {messages.questions.map(({ question, answer }) => (
            <Disclosure key={question} name="questions" summary={question}>
              {answer}
            </Disclosure>
          ))}
        </div>
      </div>
    </Section>
  );
}
