import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Confirm } from '#ui/confirm.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Drawer } from '#ui/drawer.tsx';
import { useSamples } from './samples.ts';
import { Row, Section } from './section.tsx';

export function Overlays() {
  const { overlays } = useSamples();
  const [open, setOpen] = useState<'dialog' | 'drawer' | 'confirm' | null>(null);
  const close = () => setOpen(null);
  return (
    <Section title={overlays.title}>
      <Row>
        <Button tone="secondary" onPress={() => setOpen('dialog')}>
          {overlays.dialog}
        </Button>
        <Button tone="secondary" onPress={() => setOpen('drawer')}>
          {overlays.drawer}
        </Button>
        <Button tone="secondary" onPress={() => setOpen('confirm')}>
          {overlays.confirm}
        </Button>
      </Row>
      <Dialog
        title={overlays.dialog}
        isOpen={open === 'dialog'}
        onOpenChange={close}
        isDismissable
        footer={<Button onPress={close}>{overlays.save}</Button>}
      >
        {overlays.text}
      </Dialog>
      <Drawer label={overlays.drawer} isOpen={open === 'drawer'} onOpenChange={close}>
        <p className="p-5 pe-14">{overlays.text}</p>
      </Drawer>
      <Confirm
        isOpen={open === 'confirm'}
        title={overlays.confirm}
        text={overlays.text}
        confirmLabel={overlays.cancelLesson}
        cancelLabel={overlays.keepLesson}
        isDanger
        onConfirm={close}
        onCancel={close}
      />
    </Section>
  );
}
