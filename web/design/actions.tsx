import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { bellIcon, externalIcon } from '#ui/icons/room-icons.ts';
import { arrowIcon } from '#ui/icons/site-icons.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { useSamples } from './samples.ts';
import { Row, Section } from './section.tsx';

export function Actions() {
  const { actions } = useSamples();
  const [isPending, setPending] = useState(false);
  return (
    <Section title={actions.title}>
      <div className="flex flex-col gap-4">
        <Row>
          <Button>{actions.primary}</Button>
          <Button tone="secondary">{actions.secondary}</Button>
          <Button tone="quiet">{actions.quiet}</Button>
          <Button tone="danger">{actions.danger}</Button>
        </Row>
        <Row>
          <Button size="large" isPending={isPending} onPress={() => setPending(true)}>
            {actions.save}
          </Button>
          <Button isPending={isPending} pendingLabel={actions.signingIn} onPress={() => setPending(true)}>
            {actions.signIn}
          </Button>
          <Button isDisabled>{actions.disabled}</Button>
          <IconButton icon={bellIcon} label={actions.notices} />
        </Row>
        <Row>
          <LinkButton to="/" tone="primary">
            {actions.next}
            <Icon drawing={arrowIcon} />
          </LinkButton>
          <LinkButton href="#form" tone="secondary" newTab>
            {actions.form}
            <Icon drawing={externalIcon} />
          </LinkButton>
        </Row>
      </div>
    </Section>
  );
}
