import { useState } from 'react';
import { useLanguage } from '#platform/i18n.ts';
import { CameraButton } from '#ui/camera-button.tsx';
import { DateField } from '#ui/date-field.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { hijriDate } from '#ui/hijri.ts';
import { TimeField } from '#ui/time-field.tsx';
import { UploadLine } from '#ui/upload-line.tsx';
import { useSamples } from './samples.ts';
import { Section } from './section.tsx';

export function Dates() {
  const { dates } = useSamples();
  const [day, setDay] = useState<string | null>('2026-11-15');
  const [time, setTime] = useState<string | null>('19:00');
  const [names, setNames] = useState<readonly string[]>([]);
  const language = useLanguage();
  return (
    <Section title={dates.title}>
      <div className="flex flex-col gap-5">
        <DateField label={dates.day} name="day" value={day} onChange={setDay} calendar="hijri" />
        <p className="text-sm text-ink-soft">
          <bdi data-testid="iso">{day}</bdi> · {day && hijriDate(day, language)}
        </p>
        <TimeField label={dates.time} name="time" value={time} onChange={setTime} hint={dates.zone} />
        <FileDrop
          label={dates.drop}
          hint={dates.dropHint}
          onFiles={files => setNames(files.map(({ name }) => name))}
          uploads={[{ name: 'essay.pdf', percent: 64 }, ...names.map(name => ({ name, percent: 0 }))]}
        />
        <CameraButton label={dates.camera} onFiles={files => setNames(files.map(({ name }) => name))} />
        <UploadLine
          name="page-1.jpg"
          percent={38}
          note={dates.waiting}
          stopLabel={`${dates.stop} 1`}
          onStop={() => {}}
          retry={null}
        />
        <UploadLine
          name="page-2.jpg"
          percent={0}
          problem={dates.refused}
          stopLabel={`${dates.stop} 2`}
          onStop={() => {}}
          retry={{ label: dates.retry, name: dates.retry, onRetry: () => {} }}
        />
      </div>
    </Section>
  );
}
