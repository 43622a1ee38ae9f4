// Every part in every state on one page, for developers. Only in development.
import { ChartsSection } from './charts-section.tsx';
import { ControlsSection } from './controls-section.tsx';
import { CreatureDialogsSection } from './creature-dialogs-section.tsx';
import { CreaturesSection } from './creatures-section.tsx';
import { DataSection } from './data-section.tsx';
import { FieldsSection } from './fields-section.tsx';
import { NewsSection } from './news-section.tsx';
import { OverlaysSection } from './overlays-section.tsx';
import { ThingsSection } from './things-section.tsx';
import * as styles from './gallery.module.css';

export function Gallery() {
  return (
    <div className={styles.gallery}>
      <h1>Gallery of parts</h1>
      <ControlsSection />
      <FieldsSection />
      <OverlaysSection />
      <NewsSection />
      <DataSection />
      <ChartsSection />
      <CreatureDialogsSection />
      <CreaturesSection />
      <ThingsSection />
    </div>
  );
}
